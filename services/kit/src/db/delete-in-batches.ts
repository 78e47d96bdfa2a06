import type { Knex } from 'knex';

export interface Deleting {
  table: string;
  /** A condition in SQL that an index answers; no bindings. */
  where: string;
  /** Rows per statement: 5,000 unless told. */
  batch?: number;
  /** Ends the work between two statements. */
  signal?: AbortSignal | undefined;
}

/**
 * Deletes what the condition names, so many rows a statement, each its own transaction: none comes near the statement
 * timeout, no lock is held for long, and what is done stays done. Rows somebody else holds are left for the next time.
 * Gives how many rows went.
 */
export async function deleteInBatches(db: Knex, { table, where, batch = 5_000, signal }: Deleting): Promise<number> {
  const some = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${batch} for update skip locked))`;
  for (let total = 0; ; ) {
    if (signal?.aborted) return total;
    const { rowCount }: { rowCount: number } = await db.raw(some);
    total += rowCount;
    if (rowCount < batch) return total;
  }
}
