import { existsSync, readFileSync } from 'node:fs';
import { bundleChanged } from './bundled.mjs';
import { copyRules } from './copy-rules.mjs';
import { Explained, messageOf } from './explained.mjs';
import { generateContracts, isGenerated } from './generate.mjs';
import { inRoot } from './paths.mjs';
import { runNpm } from './run-command.mjs';
import { isStamped, putStamp, whenChanged } from './stamps.mjs';
import { step } from './steps.mjs';
import { transpileChanged } from './transpile.mjs';

/** Throws if this Node.js is too old for the project, before anything slow starts. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Explained(`Setu needs Node.js 20.19 or newer. This is ${process.versions.node}.`);
}

/**
 * Installs the packages that are needed to run and build the product. Development packages that are already installed
 * stay.
 */
export const installProduct = () => installPackages({ name: 'packages', omit: ['--omit=dev'] });

/** Installs all packages of the lockfile, including those that only tests and tools need. */
export const install = () => installPackages({ name: 'all-packages', omit: [] });

/**
 * Installs packages of the lockfile, unless exactly those are already installed.
 * @param {{ name: string, omit: string[] }} options `name`: the name of the stamp
 */
function installPackages({ name, omit }) {
  return step('Packages', async ({ note }) => {
    const wishes = ['package.json', 'package-lock.json', ...workspaces().map((folder) => `${folder}/package.json`)];
    if (installedMatchesLock(omit.length === 0) || isStamped(name, wishes, hiddenLock)) return note('in place');
    note('installed');
    const only = [...omit, ...quietly];
    // `npm ci` would install again what a start has installed.
    if (omit.length === 0 && installedMatchesLock(false)) await runNpm(['install', '--no-save', ...only]);
    else await installAnew(only);
    putStamp(name, wishes);
  });
}

/** @param {string[]} options */
async function installAnew(options) {
  try {
    await runNpm(['ci', ...options]);
  } catch (error) {
    // Some registries lack the packages of other platforms. Then `npm ci` reports the lockfile as incomplete.
    if (!messageOf(error).includes('in sync')) throw error;
    await runNpm(['install', '--no-save', ...options]);
  }
}

const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
const hiddenLock = 'node_modules/.package-lock.json';

/** @returns {string[]} the folders of our own packages, as the lockfile lists them */
const workspaces = () =>
  Object.keys(packagesOf(inRoot('package-lock.json'))).filter((path) => path && !path.includes('node_modules'));

/**
 * Returns whether the installed packages match the lockfile. npm writes node_modules/.package-lock.json last, so an
 * interrupted install has none. Packages for other platforms are only in the lockfile, so a missing optional package
 * does not count as a difference.
 * @param {boolean} withDev whether the development packages must be there too
 */
function installedMatchesLock(withDev) {
  const hidden = inRoot(hiddenLock);
  if (!existsSync(hidden)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const found = packagesOf(hidden);
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || (dev && !withDev)) return true;
    const there = found[path];
    return there ? there.version === version : Boolean(optional || devOptional);
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/**
 * Generates the TypeScript of the contracts if the contracts have changed. For the committed contracts, Git already
 * contains it.
 */
export async function generate() {
  if (isGenerated()) return copyRules();
  await install();
  await step('Contracts', generateContracts);
}

/**
 * Compiles the changed sources of the services and the BFF, without checking types. `bundles` are a few large files,
 * which processes load fastest. `files` are one file for each source, which tools and tests import.
 * @param {{ into?: ('bundles' | 'files')[] }} [options]
 */
export function compileServers({ into = ['files', 'bundles'] } = {}) {
  return step('Services compiled', async ({ note }) => {
    const count = into.includes('files') ? await transpileChanged() : 0;
    const isBundled = into.includes('bundles') && (await bundleChanged());
    note([...(count ? [`${count} files`] : []), ...(isBundled ? ['bundled'] : [])].join(', ') || 'up to date');
  });
}

/**
 * Builds the web app into web/dist, unless its sources are unchanged.
 * @param {{ isCompressed?: boolean }} [options] `isCompressed` also stores the files compressed, which takes longer
 */
export function buildWeb({ isCompressed = false } = {}) {
  return step('Web app', async ({ note }) => {
    const changed = await whenChanged({
      name: isCompressed ? 'web-compressed' : 'web',
      inputs: ['web', 'bff/contract', 'package-lock.json', 'tsconfig.base.json'],
      result: 'web/dist/index.html',
      build: () => runNpm(['run', isCompressed ? 'build:compressed' : 'build', '--silent', '-w', '@setu/web']),
    });
    note(changed ? 'built' : 'up to date');
  });
}
