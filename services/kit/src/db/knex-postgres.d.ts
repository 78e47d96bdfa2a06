// knex ships no types for its dialects.
declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex';

  class PostgresClient extends Knex.Client {
    connectionSettings: { statement_timeout?: number };
    /** Whether this is the client of a transaction. */
    transacting?: unknown;
    _query(connection: unknown, query: { sql: string }): Promise<unknown>;
  }
  export = PostgresClient;
}
