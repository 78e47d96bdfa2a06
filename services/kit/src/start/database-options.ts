import type { DatabaseOptions } from '../db/open.js';
import type { MigrationEnv } from './service-env.js';

const longTimeoutMs = 15_000;

/** Returns the options of a service's pool. */
export const databaseOptions = (name: string, env: MigrationEnv): DatabaseOptions => ({
  url: env.DATABASE_URL,
  schema: `setu_${name}`,
  connectMs: env.DB_CONNECT_MS,
  acquireMs: env.DB_ACQUIRE_MS,
  statementMs: env.DB_STATEMENT_MS,
});

/**
 * Returns the options for work done before the service accepts calls. Changing and filling a schema may take longer
 * than a request may. So may the first connection when seven processes start together.
 */
export const unlimitedOptions = (name: string, env: MigrationEnv): DatabaseOptions => ({
  ...databaseOptions(name, env),
  connectMs: Math.max(env.DB_CONNECT_MS, longTimeoutMs),
  acquireMs: Math.max(env.DB_ACQUIRE_MS, longTimeoutMs),
  statementMs: 0,
});
