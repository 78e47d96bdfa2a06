import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} parts path below the root of the repository */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * Returns the paths of all files of one installation.
 * @param {string} dataDir DATA_DIR as an absolute path
 */
export function dataPaths(dataDir) {
  return {
    dataDir,
    lock: join(dataDir, 'lock.json'),
    secrets: join(dataDir, 'secrets.json'),
    logs: join(dataDir, 'logs'),
    files: join(dataDir, 'files'),
    mail: join(dataDir, 'mail'),
    temp: join(dataDir, 'temp'),
    nats: join(dataDir, 'nats'),
    minio: join(dataDir, 'minio'),
    postgres: join(dataDir, 'postgres'),
    /** Contains the path of the cluster if Postgres may not enter DATA_DIR itself. */
    postgresPointer: join(dataDir, 'postgres-is-at'),
  };
}

/**
 * Returns DATA_DIR as an absolute path. Relative values count from the root of the repository, so the same command
 * finds the same data from any folder.
 * @param {string | undefined} value
 */
export const dataDirFrom = (value) => resolve(root, value || '.data');
