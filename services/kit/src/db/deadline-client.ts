/// <reference path="./knex-postgres.d.ts" />
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { currentContext } from '../context.js';
import { unavailable } from '../errors.js';
import { patienceFor, patienceOf } from './patience.js';
import { isOutdatedPlan } from './prepared.js';
import { acquireBounded, type RawConnection, runBounded, throwAway } from './run-bounded.js';
import { tracedStatement } from './traced-statement.js';

/**
 * knex's Postgres client, whose statements and turns in the pool take no longer than the call being served has left.
 * A statement nobody waits for any more is cancelled on the server; a connection that does not answer is thrown away, and
 * so is one whose prepared statements are outdated.
 */
class DeadlineClient extends PostgresClient {
  override async _query(connection: RawConnection, asked: { sql: string }): Promise<unknown> {
    const { statement_timeout: statementMs = 0 } = this.connectionSettings;
    const patience = patienceFor(asked.sql, currentContext(), statementMs);
    const run = () => runBounded(connection, patience, () => super._query(connection, asked));
    try {
      return await tracedStatement(asked.sql, run);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      throwAway(connection);
      throw unavailable('a statement was prepared before its tables changed');
    }
  }

  override acquireConnection(): Promise<RawConnection> {
    return acquireBounded(patienceOf(currentContext()), super.acquireConnection(), (late) =>
      this.releaseConnection(late),
    );
  }
}

/** For `client` of knex's configuration. */
export const deadlineClient: typeof Knex.Client = DeadlineClient;
