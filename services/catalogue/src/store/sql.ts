import { prepared, type TableConn } from '@setu/kit/db';
import type { Knex } from 'knex';

type RawBinding = Knex.RawBinding;

/** What named statements run on: any pool or transaction. */
export type SqlConn = Pick<TableConn<object>, 'raw'>;

/** What a statement's `?` may stand for; arrays go to the server as arrays. */
export type Binding = string | number | boolean | Date | null | readonly (string | number | null)[];

/** One SQL statement with its values in order: what the stores run, and what a measurement may time by itself. */
export interface Statement {
  sql: string;
  bindings: readonly Binding[];
  /** Its text is asked all the time, and its best plan hangs on none of the values: each session plans it once. */
  isPrepared?: boolean;
}

/** Runs a statement and gives its rows. */
export async function rowsOf<Row>(conn: SqlConn, { sql, bindings, isPrepared }: Statement): Promise<Row[]> {
  const asked = conn.raw<{ rows: Row[] }>(sql, bindings as RawBinding[]);
  const { rows } = await (isPrepared ? prepared(asked, sql) : asked);
  return rows;
}

/** Runs a statement that gives one row at most. */
export async function rowOf<Row>(conn: SqlConn, statement: Statement): Promise<Row | undefined> {
  return (await rowsOf<Row>(conn, statement))[0];
}

/** Takes a number as Postgres spells `bigint` and `numeric`, gives it as a number; undefined for null. */
export const numberOf = (value: string | null): number | undefined => (value === null ? undefined : Number(value));

/** Takes a `bigint` as Postgres spells it; undefined for null. */
export const bigintOf = (value: string | null): bigint | undefined => (value === null ? undefined : BigInt(value));
