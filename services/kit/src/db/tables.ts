import type { Knex } from 'knex';

/** The columns of a table as they are read, inserted and updated. */
export type Table<
  Row extends object,
  Insert extends object = Row,
  Update extends object = Partial<Row>,
> = Knex.CompositeTableType<Row, Insert, Update>;

/**
 * A query builder limited to one store's tables: a wrong table or column does not compile. Any pool or transaction can
 * be used as one. We do not augment knex's own `Tables` interface, because it is global and two services with a table
 * of the same name would collide.
 */
export interface TableConn<Tables> {
  <Name extends keyof Tables & string>(table: Name): Knex.QueryBuilder<NonNullable<Tables[Name]>, RowsOf<Tables[Name]>>;
  readonly raw: Knex['raw'];
  readonly fn: Knex['fn'];
}

type RowsOf<T> = Knex.ResolveTableType<T>[];
