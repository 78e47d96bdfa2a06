import type { Knex } from 'knex';

/** A table's columns as they are read, inserted and updated. */
export type Table<
  Row extends object,
  Insert extends object = Row,
  Update extends object = Partial<Row>,
> = Knex.CompositeTableType<Row, Insert, Update>;

/**
 * The query builder over one store's own tables: a wrong table or column does not compile. Any pool or transaction is
 * one. (knex's own way, augmenting its `Tables`, is global: two services with a table of one name would collide.)
 */
export interface TableConn<Tables> {
  <Name extends keyof Tables & string>(table: Name): Knex.QueryBuilder<NonNullable<Tables[Name]>, RowsOf<Tables[Name]>>;
  readonly raw: Knex['raw'];
  readonly fn: Knex['fn'];
}

type RowsOf<T> = Knex.ResolveTableType<T>[];
