import { mkdirSync } from 'node:fs';
import { openDatabase } from './database.mjs';
import { holderOf, takeLock } from './lock.mjs';
import { dataDirFrom, dataPaths } from './paths.mjs';
import { runningDatabases } from './running-database.mjs';
import { readSecrets } from './secrets.mjs';
import { services } from './service-names.mjs';

/**
 * Returns one connection string per service, from the first available source: the settings (if they cover all services,
 * or those in `enough`), the given database, a running Setu, or a database started for this call.
 * @param {{ databaseUrl?: string | undefined, enough?: readonly string[] }} [options]
 * @returns {Promise<{ urls: Record<string, string>, close: () => Promise<void> }>}
 */
export async function serviceDatabases({ databaseUrl, enough = services } = {}) {
  const dataDir = dataDirFrom(process.env.DATA_DIR);
  const paths = dataPaths(dataDir);
  mkdirSync(paths.logs, { recursive: true });
  const userEnv = /** @type {Record<string, string>} */ ({ ...process.env });
  if (databaseUrl) userEnv.DATABASE_URL = databaseUrl;
  const own = Object.fromEntries(enough.map((name) => [name, userEnv[`${name.toUpperCase()}_DATABASE_URL`] ?? '']));
  const close = async () => {};
  if (!databaseUrl && Object.values(own).every(Boolean)) return { urls: own, close };
  const embedded = !userEnv.DATABASE_URL;
  const secrets = readSecrets(paths.secrets, [...services, 'bus']);
  if (embedded && holderOf(paths.lock)) return { urls: runningDatabases(dataDir, secrets), close };
  const unlock = embedded ? takeLock(paths.lock, dataDir) : () => {};
  const { urls, stop } = await openDatabase({ dataDir, userEnv, secrets, say: console.error });
  return { urls, close: () => stop().finally(unlock) };
}
