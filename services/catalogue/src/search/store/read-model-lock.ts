import type { Conn } from '@setu/kit/db';
import { rowOf } from '../../store/sql.js';

const LOCK = `hashtextextended('read model of ' || current_schema(), 0)`;

/**
 * Waits for the read model until the transaction ends: a rebuild has it alone, changes of single cards share it, so that
 * no change falls between what a rebuild read and what it puts in place.
 */
export async function lockReadModel(conn: Conn, use: 'rebuild' | 'change'): Promise<void> {
  const lock = use === 'rebuild' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await conn.raw(`SELECT ${lock}(${LOCK})`);
}

/** Takes the read model for a rebuild if nobody has it; gives whether it did. */
export async function tryLockReadModel(conn: Conn): Promise<boolean> {
  const row = await rowOf<{ taken: boolean }>(conn, {
    sql: `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
    bindings: [],
  });
  return row?.taken ?? false;
}
