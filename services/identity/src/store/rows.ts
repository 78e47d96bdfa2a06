import type { Conn, Knex } from '@setu/kit/db';

type Bindings = readonly Knex.RawBinding[];

/** Runs plain SQL with `?` bindings and gives its rows. */
export async function rows<Row>(conn: Conn, sql: string, bindings: Bindings = []): Promise<Row[]> {
  const result: { rows: Row[] } = await conn.raw(sql, bindings);
  return result.rows;
}

/** The first row, if there is one. */
export async function firstRow<Row>(conn: Conn, sql: string, bindings: Bindings = []): Promise<Row | undefined> {
  return (await rows<Row>(conn, sql, bindings))[0];
}
