import type { Knex } from 'knex';
import { isAppError, unavailable } from '../errors.js';
import type { Conn } from './open.js';
import type { RawConnection } from './run-bounded.js';

/**
 * One transaction around `fn`; what it throws rolls back. When its connection is lost on the way, that is what is
 * thrown (`unavailable`), whatever knex makes of a transaction whose every further statement must fail.
 */
export async function withTransaction<T>(db: Conn, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  let used: RawConnection | undefined;
  try {
    return await db.transaction(async (trx) => {
      used = await trx.client.acquireConnection();
      // knex goes on when BEGIN has failed.
      if (trx.isCompleted()) throw unavailable('the transaction could not begin');
      return fn(trx);
    });
  } catch (error) {
    if (used?.__knex__disposed === undefined || isAppError(error)) throw error;
    throw unavailable('the database was lost in a transaction', error);
  }
}
