import { existsSync, readFileSync } from 'node:fs';
import { compile } from './compile.mjs';
import { Explained, messageOf } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { runNpm, runTool } from './run-command.mjs';
import { isStamped, putStamp, whenChanged } from './stamps.mjs';
import { step } from './steps.mjs';

const servers = ['identity', 'catalogue', 'request', 'review', 'media', 'fx'].map((name) => `services/${name}`);

/** Throws if this Node.js is too old for the project, before anything slow starts. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Explained(`Setu needs Node.js 20.19 or newer. This is ${process.versions.node}.`);
}

/** Installs the packages of the lockfile, unless exactly those are already installed. */
export function install() {
  return step('Packages', async ({ note }) => {
    const wishes = ['package.json', 'package-lock.json', ...workspaces().map((folder) => `${folder}/package.json`)];
    if (installedMatchesLock() || isStamped('packages', wishes, hiddenLock)) return note('in place');
    note('installed');
    try {
      await runNpm(['ci', ...quietly]);
    } catch (error) {
      // Some registries lack the packages of other platforms. Then `npm ci` reports the lockfile as incomplete.
      if (!messageOf(error).includes('in sync')) throw error;
      await runNpm(['install', '--no-save', ...quietly]);
    }
    putStamp('packages', wishes);
  });
}

const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
const hiddenLock = 'node_modules/.package-lock.json';

/** @returns {string[]} the folders of our own packages, as the lockfile lists them */
const workspaces = () =>
  Object.keys(packagesOf(inRoot('package-lock.json'))).filter((path) => path && !path.includes('node_modules'));

/**
 * Returns whether the installed packages match the lockfile. npm writes node_modules/.package-lock.json last, so an
 * interrupted install has none. Packages for other platforms are only in the lockfile, so a missing optional package is
 * not a difference.
 */
function installedMatchesLock() {
  const hidden = inRoot(hiddenLock);
  if (!existsSync(hidden)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const found = packagesOf(hidden);
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    const there = found[path];
    return there ? there.version === version : Boolean(optional || devOptional);
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** Generates the TypeScript of proto/, unless it exists and is as new as the contracts. */
export function generate() {
  return step('Contracts', async ({ note }) => {
    const changed = await whenChanged({
      name: 'proto',
      inputs: [
        'proto/setu',
        'proto/scripts',
        'proto/rules',
        'bff/contract/texts/en/card-fields.json',
        'bff/contract/texts/ru/card-fields.json',
        'proto/buf.gen.yaml',
        'proto/buf.yaml',
        'node_modules/ts-proto/package.json',
      ],
      result: 'bff/contract/src/words.ts',
      build: async () => {
        await runTool('node_modules/@bufbuild/buf/bin/buf', ['generate'], { cwd: inRoot('proto') });
        await runTool('proto/scripts/words.mjs', []);
      },
    });
    note(changed ? 'generated' : 'up to date');
  });
}

/** Compiles the six services and the BFF with their dependencies. The compiler knows what changed. */
export const compileServers = () => step('Services compiled', () => compile('-b', ...servers, 'bff'));

/** Builds the web app into web/dist, unless its sources are unchanged. */
export function buildWeb() {
  return step('Web app', async ({ note }) => {
    const changed = await whenChanged({
      name: 'web',
      inputs: ['web', 'bff/contract', 'package-lock.json', 'tsconfig.base.json'],
      result: 'web/dist/index.html',
      build: () => runNpm(['run', 'build', '--silent', '-w', '@setu/web']),
    });
    note(changed ? 'built' : 'up to date');
  });
}
