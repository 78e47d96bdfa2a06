import type { Knex } from 'knex';

export interface Deleting {
  table: string;
  /** A condition in SQL that an index answers; no bindings. */
  where: string;
  /** Rows per statement to begin with: 2,000 unless told. */
  batch?: number;
  /** Ends the work between two statements. */
  signal?: AbortSignal | undefined;
}

const least = 20;

/**
 * Deletes what the condition names, so many rows a statement, each its own transaction: no lock is held for long, and
 * what is done stays done. A statement that meets its timeout is tried with fewer rows. Rows somebody else holds are left
 * for the next time. Gives how many rows went.
 */
export async function deleteInBatches(db: Knex, { table, where, batch = 2_000, signal }: Deleting): Promise<number> {
  let size = batch;
  for (let total = 0; ; ) {
    if (signal?.aborted) return total;
    try {
      const { rowCount }: { rowCount: number } = await db.raw(some(table, where, size));
      total += rowCount;
      if (rowCount < size) return total;
    } catch (error) {
      if (!isTooSlow(error) || size <= least) throw error;
      size = Math.ceil(size / 4);
    }
  }
}

const some = (table: string, where: string, limit: number): string => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${limit} for update skip locked))`;

const isTooSlow = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014';
