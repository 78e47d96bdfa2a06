import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount } from './postgres-account.mjs';
import { endLeftover } from './postgres-leftovers.mjs';
import { clusterFolder, removeClusterElsewhere } from './postgres-place.mjs';

/**
 * Everything that Setu ever writes into DATA_DIR. Any other file there is not ours and is never deleted, wherever
 * DATA_DIR points.
 */
const ownEntries =
  /^(postgres|postgres\.new(\.password)?|postgres-is-at|nats|nats\.conf|minio|files|temp|mail|logs|secrets\.json(\.new)?)$/;

/**
 * Empties an installation, so that the next start begins with no data. The caller holds its lock.
 * @param {string} dataDir
 */
export async function removeData(dataDir) {
  await endLeftover(clusterFolder(dataDir, postgresAccount()));
  removeClusterElsewhere(dataDir);
  for (const name of readdirSync(dataDir).filter((entry) => ownEntries.test(entry))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
