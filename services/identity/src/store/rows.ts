import type { Conn } from '@setu/kit/db';

/** Runs plain SQL with `?` bindings and gives its rows. */
export async function rows<Row>(conn: Conn, sql: string, bindings: readonly unknown[] = []): Promise<Row[]> {
  const result: { rows: Row[] } = await conn.raw(sql, bindings as never);
  return result.rows;
}

/** The first row, or null. */
export async function firstRow<Row>(conn: Conn, sql: string, bindings: readonly unknown[] = []): Promise<Row | null> {
  return (await rows<Row>(conn, sql, bindings))[0] ?? null;
}
