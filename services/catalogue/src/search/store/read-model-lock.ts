import { rowOf, type SqlConn } from '../../store/sql.js';

const key = (what: string): string => `hashtextextended('${what} of ' || current_schema(), 0)`;
const readModel = key('read model');
const rebuilding = key('rebuild');

/** Longer than a row is waited for: a step through a category's cards, or a rebuild's swap, is never far from its end. */
const waitMs = 2_500;

const locks = {
  change: `pg_advisory_xact_lock_shared(${readModel})`,
  alone: `pg_advisory_xact_lock(${readModel})`,
  swap: `pg_advisory_xact_lock(${readModel})`,
};

// Whose connection waits longer for all things, or without end (0), keeps to that; rows are waited for as before.
const patiently = (lock: string): string => `
  select set_config('setu.lock_timeout', current_setting('lock_timeout'), true);
  select set_config('lock_timeout', '${waitMs}', true)
    where current_setting('lock_timeout')::interval between interval '1 ms' and interval '${waitMs} ms';
  select ${lock};
  select set_config('lock_timeout', current_setting('setu.lock_timeout'), true)`;

/**
 * Until the transaction ends: changes of single cards share the read model, a move in the trees has it alone, and so has a
 * rebuild that puts its own in place (`swap`), which alone waits no longer than its own connection allows.
 */
export async function lockReadModel(conn: SqlConn, use: 'change' | 'alone' | 'swap'): Promise<void> {
  await conn.raw(use === 'swap' ? `select ${locks.swap}` : patiently(locks[use]));
}

/** Waits until nobody else rebuilds, and keeps others from it until the transaction ends. */
export async function waitToRebuild(conn: SqlConn): Promise<void> {
  await conn.raw(`select pg_advisory_xact_lock(${rebuilding})`);
}

/** As `waitToRebuild`, but gives false at once when somebody is at it. */
export async function tryToRebuild(conn: SqlConn): Promise<boolean> {
  const row = await rowOf<{ taken: boolean }>(conn, {
    sql: `select pg_try_advisory_xact_lock(${rebuilding}) as taken`,
    bindings: [],
  });
  return row?.taken ?? false;
}
