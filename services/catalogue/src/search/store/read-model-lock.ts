import { rowOf, type SqlConn } from '../../store/sql.js';

const key = (what: string): string => `hashtextextended('${what} of ' || current_schema(), 0)`;
const readModel = key('read model');
const rebuilding = key('rebuild');

/** Until the transaction ends: changes of single cards share the read model, a rebuild that puts its own in place has it alone. */
export async function lockReadModel(conn: SqlConn, use: 'swap' | 'change'): Promise<void> {
  const lock = use === 'swap' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await conn.raw(`select ${lock}(${readModel})`);
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
