import knexModule, { type Knex } from 'knex';
import type { ClientBase, ClientConfig } from 'pg';
import { log } from '../log.js';

/** A pool or a transaction: stores work on either. */
export type Conn = Knex | Knex.Transaction;

export type DatabaseOptions = {
  url: string;
  /** Search path is this schema, then `public`. */
  schema: string;
  pool?: { min?: number; max?: number };
  /** Milliseconds; 0 switches a limit off. */
  statementMs?: number;
  connectMs?: number;
  acquireMs?: number;
};

// knex would write plain lines to stdout, where ours are JSON.
const say = (message: unknown): void => log.warn({ knex: message }, 'knex');
const knexLog = {
  warn: say,
  error: say,
  deprecate: say,
  debug: (message: unknown): void => log.debug({ knex: message }, 'knex'),
};

const opened = new WeakMap<Knex, { url: string; schema: string }>();

/** A knex pool for one schema. int8 comes back as string, as pg has it; limits are those of the design (TRUST 3.8). */
export function openDatabase(options: DatabaseOptions): Knex {
  const { url, schema, pool, statementMs = 3_000, connectMs = 1_000, acquireMs = 1_500 } = options;
  const connection: ClientConfig = {
    connectionString: url,
    application_name: schema,
    statement_timeout: statementMs,
    lock_timeout: statementMs === 0 ? 0 : 1_000,
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : 5_000,
    connectionTimeoutMillis: connectMs,
  };
  const db = knexModule.knex({
    client: 'pg',
    connection: connection as Knex.StaticConnectionConfig,
    searchPath: [schema, 'public'],
    // One connection that could not be opened must not fail the callers who wait: the next one may.
    pool: { min: pool?.min ?? 0, max: pool?.max ?? 10, propagateCreateError: false },
    acquireConnectionTimeout: acquireMs,
    log: knexLog,
  });
  opened.set(db, { url, schema });
  return db;
}

/** The address and schema a pool was opened with. */
export function openedWith(db: Knex): { url: string; schema: string } {
  const found = opened.get(db);
  if (found === undefined) throw new Error('this pool was not opened by openDatabase');
  return found;
}

/** Lends one raw connection of the pool, for what must stay on one session. */
export async function withConnection<T>(db: Knex, fn: (connection: ClientBase) => Promise<T>): Promise<T> {
  const connection: ClientBase = await db.client.acquireConnection();
  try {
    return await fn(connection);
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** One transaction around `fn`; what it throws rolls back. */
export const withTransaction = <T>(db: Conn, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(fn);
