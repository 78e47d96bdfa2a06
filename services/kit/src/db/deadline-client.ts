/// <reference path="./knex-postgres.d.ts" />
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { currentContext } from '../context.js';
import { unavailable } from '../errors.js';
import { isOutdatedPlan } from './prepared.js';
import { mustOnlyRead } from './read-only.js';
import { acquireBounded, type RawConnection, runBounded, throwAway } from './run-bounded.js';
import { remainingTime, statementTimeLimit } from './time-limit.js';
import { tracedStatement } from './traced-statement.js';

/**
 * Extends knex's Postgres client: a statement, or a wait for a connection, takes no longer than the current call has
 * left. A statement whose caller has gone is cancelled on the server. A connection that does not respond, or whose
 * prepared statements are outdated, is discarded.
 */
class DeadlineClient extends PostgresClient {
  override async _query(connection: RawConnection, query: { sql: string }): Promise<unknown> {
    mustOnlyRead(this, query.sql);
    const { statement_timeout: statementMs = 0 } = this.connectionSettings;
    const timeLimit = statementTimeLimit(query.sql, currentContext(), statementMs);
    const run = () => runBounded(connection, timeLimit, () => super._query(connection, query));
    try {
      return await tracedStatement(query.sql, run);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      throwAway(connection);
      throw this.transacting ? unavailable('a statement was prepared before its tables changed') : error;
    }
  }

  /**
   * Sends statements in one piece and returns their answers in the same order. They share the time of one statement. If
   * it ends, or a prepared statement is outdated, the connection is discarded.
   */
  async queryTogether(
    connection: RawConnection,
    queries: readonly { sql: string }[],
  ): Promise<PromiseSettledResult<unknown>[]> {
    for (const { sql } of queries) mustOnlyRead(this, sql);
    const { statement_timeout: statementMs = 0 } = this.connectionSettings;
    const timeLimit = statementTimeLimit(queries[0]?.sql ?? '', currentContext(), statementMs);
    const { stream } = connection.connection;
    const send = (): Promise<PromiseSettledResult<unknown>[]> => {
      connection.pipeline = true;
      stream.cork();
      try {
        return Promise.allSettled(
          queries.map((query) => tracedStatement(query.sql, () => super._query(connection, query))),
        );
      } finally {
        stream.uncork();
      }
    };
    try {
      const answers = await runBounded(connection, timeLimit, send);
      const isOutdated = answers.some((answer) => answer.status === 'rejected' && isOutdatedPlan(answer.reason));
      if (isOutdated) throwAway(connection);
      return answers;
    } finally {
      connection.pipeline = false;
    }
  }

  override acquireConnection(): Promise<RawConnection> {
    return acquireBounded(remainingTime(currentContext()), super.acquireConnection(), (late) =>
      this.releaseConnection(late),
    );
  }
}

/** The value for `client` in knex's configuration. */
export const deadlineClient: typeof Knex.Client = DeadlineClient;
