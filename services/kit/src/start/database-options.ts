import type { DatabaseOptions } from '../db/open.js';
import type { MigrationEnv } from './service-env.js';

const patienceMs = 15_000;

/** How a service's pool is opened. */
export const databaseOptions = (name: string, env: MigrationEnv): DatabaseOptions => ({
  url: env.DATABASE_URL,
  schema: `setu_${name}`,
  connectMs: env.DB_CONNECT_MS,
  acquireMs: env.DB_ACQUIRE_MS,
  statementMs: env.DB_STATEMENT_MS,
});

/**
 * For what runs before anybody waits for an answer: what fills and alters a schema may take longer than a request may,
 * and so may the first connection to a database that seven processes greet at once.
 */
export const patientOptions = (name: string, env: MigrationEnv): DatabaseOptions => ({
  ...databaseOptions(name, env),
  connectMs: Math.max(env.DB_CONNECT_MS, patienceMs),
  acquireMs: Math.max(env.DB_ACQUIRE_MS, patienceMs),
  statementMs: 0,
});
