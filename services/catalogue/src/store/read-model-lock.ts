import type { Conn } from '@setu/kit/db';

/**
 * Waits for the read model until the transaction ends: a rebuild has it alone, changes of single cards share it, so that
 * no change falls between what a rebuild read and what it puts in place.
 */
export async function lockReadModel(conn: Conn, use: 'rebuild' | 'change'): Promise<void> {
  const lock = use === 'rebuild' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await conn.raw(`SELECT ${lock}(hashtextextended('read model of ' || current_schema(), 0))`);
}
