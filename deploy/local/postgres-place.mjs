import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dataPaths } from './paths.mjs';
import { canEnter } from './postgres-account.mjs';
import { sharedFolder } from './shared-folder.mjs';

/** @typedef {import('./postgres-account.mjs').Account} Account */

/**
 * The folder of the database cluster: inside DATA_DIR, or, when Postgres may not enter that (a checkout below /root), beside all closed
 * folders, with a pointer left in DATA_DIR so that it is found again and removed with it.
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

/** Lets the account pass through DATA_DIR itself; its parents are not ours to open. @param {string} dir @param {Account} account */
function openTo(dir, account) {
  if (account.uid !== undefined) chmodSync(dir, 0o755);
  return canEnter(dir, account);
}

/** @param {string} dataDir */
const elsewhereName = (dataDir) => `setu-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

/**
 * Removes the cluster a pointer of this DATA_DIR leads to. Only a folder of the shape we make is touched, whatever the file says.
 * @param {string} dataDir
 */
export function removeClusterElsewhere(dataDir) {
  const { postgresPointer } = dataPaths(dataDir);
  if (!existsSync(postgresPointer)) return;
  const there = dirname(readFileSync(postgresPointer, 'utf8').trim());
  if (basename(there).startsWith(elsewhereName(dataDir))) rmSync(there, { recursive: true, force: true });
}
