import knexModule, { type Knex } from 'knex';
import type { ClientBase, ClientConfig } from 'pg';
import { log } from '../log.js';
import { deadlineClient } from './deadline-client.js';
import { type RawConnection, throwAway } from './run-bounded.js';

/** A pool or a transaction: stores work on either. */
export type Conn = Knex | Knex.Transaction;

export interface DatabaseOptions {
  url: string;
  /** Search path is this schema, then `public`. */
  schema: string;
  pool?: { min?: number; max?: number };
  /** Milliseconds; 0 switches the limits of statements and locks off. */
  statementMs?: number;
  connectMs?: number;
  acquireMs?: number;
}

// knex would write plain lines to stdout, where ours are JSON.
const say = (message: unknown): void => log.warn({ knex: message }, 'knex');
const knexLog = {
  warn: say,
  error: say,
  deprecate: say,
  debug: (message: unknown): void => log.debug({ knex: message }, 'knex'),
};

const opened = new WeakMap<Knex, { url: string; schema: string }>();

/**
 * A knex pool for one schema. int8 comes back as string, as pg has it; limits are those of the design (TRUST 3.8), and
 * those of the call being served where it has less left.
 */
export function openDatabase(options: DatabaseOptions): Knex {
  const { url, schema, pool, statementMs = 3_000, connectMs = 1_000, acquireMs = 1_500 } = options;
  const connection: ClientConfig = {
    connectionString: url,
    application_name: schema,
    statement_timeout: statementMs,
    // For what is asked past knex (withConnection), should the server be frozen and enforce nothing.
    ...(statementMs > 0 && { query_timeout: statementMs + 2_000 }),
    lock_timeout: Math.round(statementMs / 3),
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : statementMs + 2_000,
    connectionTimeoutMillis: connectMs,
    // An idle connection whose other end is gone is noticed before somebody needs it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const db = knexModule.knex({
    client: deadlineClient,
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

/** Lends one raw connection of the pool, for what must stay on one session; one that was lost is lent to nobody after. */
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

// pg has stopped waiting, but the session has not answered: what it says next would be taken for another answer.
const hangs = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
