/// <reference path="./knex-postgres.d.ts" />
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { currentContext } from '../context.js';
import { patienceFor, patienceOf } from './patience.js';
import { acquireBounded, type RawConnection, runBounded } from './run-bounded.js';
import { tracedStatement } from './traced-statement.js';

/**
 * knex's Postgres client, whose statements and turns in the pool take no longer than the call being served has left.
 * A statement nobody waits for any more is cancelled on the server; a connection that does not answer is thrown away.
 */
class DeadlineClient extends PostgresClient {
  override _query(connection: RawConnection, asked: { sql: string }): Promise<unknown> {
    const { statement_timeout: statementMs = 0 } = this.connectionSettings;
    const patience = patienceFor(asked.sql, currentContext(), statementMs);
    return tracedStatement(asked.sql, () => runBounded(connection, patience, () => super._query(connection, asked)));
  }

  override acquireConnection(): Promise<RawConnection> {
    return acquireBounded(patienceOf(currentContext()), super.acquireConnection(), (late) =>
      this.releaseConnection(late),
    );
  }
}

/** For `client` of knex's configuration. */
export const deadlineClient: typeof Knex.Client = DeadlineClient;
