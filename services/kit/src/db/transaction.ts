import type { Knex } from 'knex';
import { isAppError, unavailable } from '../errors.js';
import type { Conn } from './open.js';
import type { RawConnection } from './run-bounded.js';

/**
 * Runs `fn` in one transaction and rolls back if it throws. If the connection is lost meanwhile, it throws
 * `unavailable` instead of knex's follow-up error.
 */
export async function withTransaction<T>(db: Conn, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  let used: RawConnection | undefined;
  try {
    return await db.transaction(async (trx) => {
      used = await trx.client.acquireConnection();
      // knex continues even when BEGIN has failed.
      if (trx.isCompleted()) throw unavailable('the transaction could not begin');
      return fn(trx);
    });
  } catch (error) {
    if (used?.__knex__disposed === undefined || isAppError(error)) throw error;
    throw unavailable('the database connection was lost during a transaction', error);
  }
}
