import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} parts path below the repository's root */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * Where everything of one installation lives.
 * @param {string} dataDir absolute path of DATA_DIR
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
    /** Holds the path of the cluster when Postgres may not enter DATA_DIR itself. */
    postgresPointer: join(dataDir, 'postgres-is-at'),
  };
}

/**
 * DATA_DIR as an absolute path; relative values count from the repository's root, so that the same command finds the same data from any folder.
 * @param {string | undefined} value
 */
export const dataDirFrom = (value) => resolve(root, value || '.data');
