import type { Conn } from '@setu/kit/db';

const AT_ONCE = 500;

const tables = [
  'company_copy',
  'user_copy',
  'card_copy',
  'request',
  'condition',
  'condition_file',
  'condition_item',
  'status_event',
  'request_audit',
  'request_view',
  'cart_line',
] as const;
export type Table = (typeof tables)[number];

/** Fills tables with whole rows, for the demo world. */
export const bulkStore = (conn: Conn) => ({
  async insert(table: Table, rows: readonly object[]): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE) await conn(table).insert(rows.slice(from, from + AT_ONCE));
  },
});
