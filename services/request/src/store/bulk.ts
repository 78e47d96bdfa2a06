import type { TableConn } from '@setu/kit/db';
import type { Tables } from './tables.js';

const BATCH_SIZE = 500;

/** The store that fills tables with complete rows, for the demo world. */
export const bulkStore = (conn: TableConn<Tables>) => ({
  async insert(table: keyof Tables, rows: readonly object[]): Promise<void> {
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await conn<keyof Tables>(table).insert(rows.slice(from, from + BATCH_SIZE));
  },
});
