import { type Knex, preparedRows } from '@setu/kit/db';

type Bindings = readonly Knex.RawBinding[];

/** Any pool or transaction, whatever its tables. */
export type Queries = Pick<Knex, 'raw'>;

/** Runs plain SQL with `?` bindings and returns its rows. */
export async function rows<Row>(conn: Queries, sql: string, bindings: Bindings = []): Promise<Row[]> {
  const result: { rows: Row[] } = await conn.raw(sql, bindings);
  return result.rows;
}

/** Returns the first row, or undefined if there is none. */
export async function firstRow<Row>(conn: Queries, sql: string, bindings: Bindings = []): Promise<Row | undefined> {
  return (await rows<Row>(conn, sql, bindings))[0];
}

/**
 * Returns the first row of a frequent query whose best plan does not depend on its values. Each database session plans
 * it once.
 */
export async function firstRowPrepared<Row>(conn: Queries, sql: string, bindings: Bindings): Promise<Row | undefined> {
  return (await preparedRows<Row>(conn, sql, bindings))[0];
}
