import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Explained } from './explained.mjs';

/**
 * The system account Postgres runs under.
 * @typedef {{ uid?: number, gid?: number }} Account empty = our own
 */

/**
 * Postgres refuses to run as root, so root lends it another account: `postgres` where it exists, else `nobody`.
 * It must be an account the system knows: initdb asks for its name.
 * @returns {Account}
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new Explained(
    'Postgres does not run as root, and this system has neither an account «postgres» nor «nobody» to lend it.\n' +
      'Start Setu as an ordinary user, or set DATABASE_URL to a running Postgres.',
  );
}

/**
 * The account for a cluster that may exist already: the one it belongs to, so that root starting Setu on an ordinary user's
 * data leaves it theirs.
 * @param {string} cluster
 * @returns {Account}
 */
export function accountOf(cluster) {
  const found = statSync(cluster, { throwIfNoEntry: false });
  const usual = postgresAccount();
  if (!found || usual.uid === undefined || found.uid === 0 || !idOf('-u', String(found.uid))) return usual;
  return { uid: found.uid, gid: found.gid };
}

/** @param {string} flag @param {string} name */
function idOf(flag, name) {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/**
 * Whether the account can get into a folder: a home of root is closed to everybody else.
 * @param {string} dir
 * @param {Account} account
 */
export function canEnter(dir, account) {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
