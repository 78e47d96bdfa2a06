import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, Explained } from './explained.mjs';

/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {import('./postgres-binaries.mjs').Binaries} Binaries */

/** The role that owns everything in an embedded cluster. */
export const owner = 'setu';

/**
 * @param {string} cluster
 * @returns {number | undefined} the version that wrote the cluster, if there is one
 */
export function clusterMajor(cluster) {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Explained(
      `${cluster} cannot be read by this account (${codeOf(error)}): another account started Setu on it.\n` +
        'Start as that account, or use separate data: DATA_DIR=.data/mine npm start',
    );
  }
}

/**
 * Creates an empty cluster. The folder gets its final name only when it is complete, so an interrupted attempt is
 * simply repeated.
 * @param {{ cluster: string, binaries: Binaries, account: Account, password: string }} options
 */
export async function makeCluster({ cluster, binaries, account, password }) {
  const draft = `${cluster}.new`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(cluster), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give([draft, passwordFile], account);
  try {
    const locale = binaries.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8'];
    const args = [
      '-D',
      draft,
      '-U',
      owner,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--no-sync',
      '--no-instructions',
    ];
    await promisify(execFile)(binaries.initdb, [...args, ...locale], { ...account, cwd: draft }).catch((error) => {
      throw new Explained(`initdb could not create the database:\n${error.message}${error.stdout ?? ''}`);
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
}

/** @param {string[]} paths @param {Account} account */
function give(paths, { uid, gid }) {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

/**
 * Makes the account that will run an existing cluster its owner, if the owner was another account.
 * @param {string} cluster
 * @param {Account} account
 */
export function takeOver(cluster, { uid, gid }) {
  if (uid === undefined || gid === undefined || statSync(cluster).uid === uid) return;
  for (const entry of readdirSync(cluster, { recursive: true })) lchownSync(join(cluster, String(entry)), uid, gid);
  chownSync(cluster, uid, gid);
}

/** @param {string} cluster @returns {boolean} */
export const isThere = (cluster) => existsSync(join(cluster, 'PG_VERSION'));
