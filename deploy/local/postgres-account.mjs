import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Explained } from './explained.mjs';

/**
 * The system account that runs Postgres.
 * @typedef {{ uid?: number, gid?: number }} Account an empty object means our own account
 */

/**
 * Returns the account for Postgres, which refuses to run as root. For root it is `postgres` if that exists, else
 * `nobody`. The system must know the account, because initdb asks for its name.
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
    'Postgres does not run as root, and this system has neither an account "postgres" nor "nobody" for it.\n' +
      'Start Setu as an ordinary user, or set DATABASE_URL to a running Postgres.',
  );
}

/**
 * Returns the account for a cluster. An existing cluster keeps its owner, so that root can start Setu on the data of an
 * ordinary user without taking it over.
 * @param {string} cluster
 * @returns {Account}
 */
export function accountOf(cluster) {
  const found = statSync(cluster, { throwIfNoEntry: false });
  const standard = postgresAccount();
  if (!found || standard.uid === undefined || found.uid === 0 || !idOf('-u', String(found.uid))) return standard;
  return { uid: found.uid, gid: found.gid };
}

/** @param {string} flag @param {string} name */
function idOf(flag, name) {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/**
 * Returns whether the account can enter a folder. For example, only root can enter root's home folder.
 * @param {string} dir
 * @param {Account} account
 */
export function canEnter(dir, account) {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
