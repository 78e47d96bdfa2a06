import knexModule, { type Knex } from 'knex';
import type { ClientBase, ClientConfig } from 'pg';
import { log } from '../log.js';
import { deadlineClient } from './deadline-client.js';
import { type RawConnection, throwAway } from './run-bounded.js';

/** A pool or a transaction. Stores work with either. */
export type Conn = Knex | Knex.Transaction;

export interface DatabaseOptions {
  url: string;
  /** The search path is this schema, then `public`. */
  schema: string;
  pool?: { min?: number; max?: number };
  /** Milliseconds. 0 disables the statement and lock timeouts. */
  statementMs?: number;
  connectMs?: number;
  acquireMs?: number;
}

// Sends knex's messages to our JSON log. By default knex writes plain text to stdout.
const say = (message: unknown): void => log.warn({ knex: message }, 'knex');
const knexLog = {
  warn: say,
  error: say,
  deprecate: say,
  debug: (message: unknown): void => log.debug({ knex: message }, 'knex'),
};

const opened = new WeakMap<Knex, { url: string; schema: string }>();

/**
 * Opens a knex pool for one schema. int8 values are strings, as in pg. The default limits come from the design (TRUST
 * 3.8). A call with less time left lowers them.
 */
export function openDatabase(options: DatabaseOptions): Knex {
  const { url, schema, pool, statementMs = 3_000, connectMs = 1_000, acquireMs = 1_500 } = options;
  const connection: ClientConfig = {
    connectionString: url,
    application_name: schema,
    statement_timeout: statementMs,
    // Limits statements that bypass knex (`withConnection`) when a frozen server enforces no timeout.
    ...(statementMs > 0 && { query_timeout: statementMs + 2_000 }),
    lock_timeout: Math.round(statementMs / 3),
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : statementMs + 2_000,
    connectionTimeoutMillis: connectMs,
    // Detects that an idle connection is broken before the next caller uses it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const db = knexModule.knex({
    client: deadlineClient,
    connection: connection as Knex.StaticConnectionConfig,
    searchPath: [schema, 'public'],
    // A failed attempt to connect must not fail all waiting callers, because the next attempt may succeed.
    pool: { min: pool?.min ?? 0, max: pool?.max ?? 10, propagateCreateError: false },
    acquireConnectionTimeout: acquireMs,
    log: knexLog,
  });
  opened.set(db, { url, schema });
  return db;
}

/** Returns the address and schema that a pool was opened with. */
export function openedWith(db: Knex): { url: string; schema: string } {
  const found = opened.get(db);
  if (found === undefined) throw new Error('this pool was not opened by openDatabase');
  return found;
}

/**
 * Runs `fn` with one raw connection of the pool, for work that needs a single session. A connection that stops
 * responding is discarded afterwards.
 */
export async function withConnection<T>(db: Knex, fn: (connection: ClientBase) => Promise<T>): Promise<T> {
  const connection: ClientBase & RawConnection = await db.client.acquireConnection();
  try {
    return await fn(connection);
  } catch (error) {
    if (hangs(error)) throwAway(connection);
    throw error;
  } finally {
    await db.client.releaseConnection(connection);
  }
}

// pg gave up waiting, but the session has not answered. Its late response would be read as the response to the next
// statement.
const hangs = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
