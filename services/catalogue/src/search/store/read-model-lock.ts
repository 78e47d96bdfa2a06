import { rowOf, type SqlConn } from '../../store/sql.js';

const key = (what: string): string => `hashtextextended('${what} of ' || current_schema(), 0)`;
const readModel = key('read model');
const rebuilding = key('rebuild');

/**
 * The lock timeout, in milliseconds. It is longer than for a row, because a batch of a category's cards or a rebuild's
 * swap always ends soon.
 */
const waitMs = 2_500;

const locks = {
  change: `pg_advisory_xact_lock_shared(${readModel})`,
  alone: `pg_advisory_xact_lock(${readModel})`,
  swap: `pg_advisory_xact_lock(${readModel})`,
};

// If the connection's lock timeout is longer than this, or off (0), it stays in effect. Timeouts for rows stay the
// same.
const withTimeout = (lock: string): string => `
  select set_config('setu.lock_timeout', current_setting('lock_timeout'), true);
  select set_config('lock_timeout', '${waitMs}', true)
    where current_setting('lock_timeout')::interval between interval '1 ms' and interval '${waitMs} ms';
  select ${lock};
  select set_config('lock_timeout', current_setting('setu.lock_timeout'), true)`;

/**
 * Locks the read model until the transaction ends. Changes of single cards (`change`) share the lock. A move in the
 * trees (`alone`) and the swap of a rebuild (`swap`) take it exclusively.
 * Only `swap` keeps the lock timeout of its own connection.
 */
export async function lockReadModel(conn: SqlConn, use: 'change' | 'alone' | 'swap'): Promise<void> {
  await conn.raw(use === 'swap' ? `select ${locks.swap}` : withTimeout(locks[use]));
}

/** Waits until no other rebuild runs, and blocks others until the transaction ends. */
export async function waitToRebuild(conn: SqlConn): Promise<void> {
  await conn.raw(`select pg_advisory_xact_lock(${rebuilding})`);
}

/** Like `waitToRebuild`, but returns false immediately if a rebuild is running. */
export async function tryToRebuild(conn: SqlConn): Promise<boolean> {
  const row = await rowOf<{ acquired: boolean }>(conn, {
    sql: `select pg_try_advisory_xact_lock(${rebuilding}) as acquired`,
    bindings: [],
  });
  return row?.acquired ?? false;
}
