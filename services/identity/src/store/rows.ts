import { type Knex, prepared } from '@setu/kit/db';

type Bindings = readonly Knex.RawBinding[];

/** Any pool or transaction, whatever its tables. */
export type Queries = Pick<Knex, 'raw'>;

/** Runs plain SQL with `?` bindings and gives its rows. */
export async function rows<Row>(conn: Queries, sql: string, bindings: Bindings = []): Promise<Row[]> {
  const result: { rows: Row[] } = await conn.raw(sql, bindings);
  return result.rows;
}

/** The first row, if there is one. */
export async function firstRow<Row>(conn: Queries, sql: string, bindings: Bindings = []): Promise<Row | undefined> {
  return (await rows<Row>(conn, sql, bindings))[0];
}

/** The same for a text that is asked all the time, and whose best plan hangs on none of its values: each session plans it once. */
export async function firstRowPrepared<Row>(conn: Queries, sql: string, bindings: Bindings): Promise<Row | undefined> {
  const { rows: found } = await prepared(conn.raw<{ rows: Row[] }>(sql, bindings), sql);
  return found[0];
}
