import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { unexcused } from './unexcused.mjs';

// `npm run audit`: prints the vulnerabilities that npm's registry knows in the packages we ship, except those that
// deploy/supply/audit-excuses.json exempts until a date. Exits with 1 if any is left. If the registry does not answer,
// prints a message and exits with 0.
const excuses = JSON.parse(readFileSync(inRoot('deploy/supply/audit-excuses.json'), 'utf8'));
const result = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = JSON.parse(result.stdout || '{}');

if (report.vulnerabilities === undefined) {
  console.log(`The npm registry returned no advisories: ${report.message ?? result.stderr.trim()}`);
} else {
  const left = unexcused(report, excuses, new Date());
  for (const { name, severity, url, title } of left) console.log(`${severity} ${name}: ${title} (${url})`);
  console.log(
    left.length === 0 ? 'No known vulnerabilities in the packages we ship.' : `${left.length} to fix or to exempt.`,
  );
  process.exitCode = left.length === 0 ? 0 : 1;
}
