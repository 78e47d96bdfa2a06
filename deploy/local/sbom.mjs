import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

// `npm run sbom`: prints every package that is shipped, with version, licence and hash, as CycloneDX.
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
const shell = process.platform === 'win32';
const made = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell, maxBuffer: 64 * 1024 * 1024 });
if (made.status !== 0) throw new Error(`npm sbom failed: ${made.stderr}`);
const { components } = JSON.parse(made.stdout);
const file = inRoot(`test-results/setu-${version}.cdx.json`);
mkdirSync(inRoot('test-results'), { recursive: true });
writeFileSync(file, made.stdout);
console.log(`${components.length} packages: ${file}`);
