import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dataPaths } from './paths.mjs';
import { canEnter } from './postgres-account.mjs';
import { sharedFolder } from './shared-folder.mjs';

/** @typedef {import('./postgres-account.mjs').Account} Account */

/**
 * Returns the folder of the database cluster. It is inside DATA_DIR, unless Postgres may not enter that (for example,
 * in a checkout below /root). In that case it is outside all closed folders, and a pointer file in DATA_DIR contains
 * its path, so that the folder can be found and removed.
 * @param {string} dataDir
 * @param {Account} account
 */
export function clusterFolder(dataDir, account) {
  const { postgres, postgresPointer } = dataPaths(dataDir);
  if (existsSync(postgresPointer)) {
    const there = readFileSync(postgresPointer, 'utf8').trim();
    if (existsSync(dirname(there))) return there;
  }
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(postgres) || openTo(dataDir, account)) return postgres;
  const elsewhere = join(sharedFolder(elsewhereName(dataDir)), 'postgres');
  writeFileSync(postgresPointer, `${elsewhere}\n`);
  return elsewhere;
}

/**
 * Lets the account pass through DATA_DIR itself, but never opens the folders above. @param {string} dir @param
 * {Account} account
 */
function openTo(dir, account) {
  if (account.uid !== undefined) chmodSync(dir, 0o755);
  return canEnter(dir, account);
}

/** @param {string} dataDir */
const elsewhereName = (dataDir) => `setu-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

/**
 * Removes the cluster to which the pointer in this DATA_DIR leads. Whatever the pointer contains, only a folder with
 * our naming scheme is removed.
 * @param {string} dataDir
 */
export function removeClusterElsewhere(dataDir) {
  const { postgresPointer } = dataPaths(dataDir);
  if (!existsSync(postgresPointer)) return;
  const there = dirname(readFileSync(postgresPointer, 'utf8').trim());
  if (basename(there).startsWith(elsewhereName(dataDir))) rmSync(there, { recursive: true, force: true });
}
