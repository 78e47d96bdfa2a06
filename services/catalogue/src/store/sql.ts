import { preparedRows, type TableConn } from '@setu/kit/db';
import type { Knex } from 'knex';

type RawBinding = Knex.RawBinding;

/** A pool or transaction that runs statements. */
export type SqlConn = Pick<TableConn<object>, 'raw'>;

/** A value for a `?` in a statement. Arrays are sent as arrays. */
export type Binding = string | number | boolean | Date | null | readonly (string | number | null)[];

/** An SQL statement with its values in order. The stores run it, and a benchmark can time it separately. */
export interface Statement {
  sql: string;
  bindings: readonly Binding[];
  /** True for a frequent statement whose best plan does not depend on its values. Each connection plans it once. */
  isPrepared?: boolean;
}

/** Runs a statement and returns its rows. */
export async function rowsOf<Row>(conn: SqlConn, { sql, bindings, isPrepared }: Statement): Promise<Row[]> {
  if (isPrepared) return preparedRows<Row>(conn, sql, bindings);
  return (await conn.raw<{ rows: Row[] }>(sql, bindings as RawBinding[])).rows;
}

/** Runs a statement that returns at most one row. */
export async function rowOf<Row>(conn: SqlConn, statement: Statement): Promise<Row | undefined> {
  return (await rowsOf<Row>(conn, statement))[0];
}

/** Converts a `bigint` or `numeric` from Postgres to a number. Null becomes undefined. */
export const numberOf = (value: string | null): number | undefined => (value === null ? undefined : Number(value));

/** Converts a `bigint` from Postgres. Null becomes undefined. */
export const bigintOf = (value: string | null): bigint | undefined => (value === null ? undefined : BigInt(value));
