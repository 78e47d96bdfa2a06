import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explained.mjs';
import { postgresAccount } from './postgres-account.mjs';
import { clusterFolder } from './postgres-place.mjs';
import { services } from './service-names.mjs';

/**
 * Returns the services' connection strings for the embedded database of a running Setu.
 * @param {string} dataDir
 * @param {import('./secrets.mjs').Secrets} secrets
 * @returns {Record<string, string>}
 */
export function runningDatabases(dataDir, secrets) {
  const note = join(clusterFolder(dataDir, postgresAccount()), 'postmaster.pid');
  // Postgres writes its port on the fourth line of this file.
  const port = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[3]) : 0;
  if (!port) throw new Explained(`Setu is starting on ${dataDir}. Wait until it is ready.`);
  return Object.fromEntries(
    services.map((name) => [name, `postgres://setu_${name}:${secrets.roles[name]}@127.0.0.1:${port}/setu`]),
  );
}
