import { type Knex, paddedArray, preparedRows } from '@setu/kit/db';

/**
 * Reads rows by their keys, the first `?` of the statement (`= any(?::uuid[])`), with a prepared statement. Use it for
 * the frequent reads of lists: planning takes several times as long as finding a few rows by key. Without keys it reads
 * nothing.
 */
export const rowsByKeys = async <Row>(
  conn: Pick<Knex, 'raw'>,
  sql: string,
  keys: readonly string[],
  ...bindings: readonly unknown[]
): Promise<Row[]> => (keys.length === 0 ? [] : preparedRows<Row>(conn, sql, [paddedArray(keys), ...bindings]));
