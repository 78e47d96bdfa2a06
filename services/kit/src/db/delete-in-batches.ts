import type { Knex } from 'knex';

export interface Deleting {
  table: string;
  /** An SQL condition that an index supports, without bindings. */
  where: string;
  /** Rows in the first statement. Defaults to 2,000. */
  batch?: number;
  /** Stops the work between two statements. */
  signal?: AbortSignal | undefined;
}

const minBatch = 20;

/**
 * Deletes the rows of a table without partitions that match the condition, one batch per transaction. No lock is held
 * for long, and finished batches stay deleted. After a statement timeout it continues with smaller batches. It skips
 * rows locked by others; the next run deletes them. Returns the number of deleted rows.
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
      if (!isTooSlow(error) || size <= minBatch) throw error;
      size = Math.ceil(size / 4);
    }
  }
}

const some = (table: string, where: string, limit: number): string => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${limit} for update skip locked))`;

const isTooSlow = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014';
