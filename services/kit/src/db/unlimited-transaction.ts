import type { Knex } from 'knex';
import { openDatabase, openedWith } from './open.js';
import { withTransaction } from './transaction.js';

/**
 * Runs one transaction without statement or lock timeouts, on a separate connection outside the pool `db`. Use it for
 * work that takes longer than a service's statements may. Returns the result of `fn` and rolls back if it throws.
 */
export async function withUnlimitedTransaction<T>(db: Knex, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const unlimited = openDatabase({ ...openedWith(db), pool: { max: 1 }, statementMs: 0 });
  try {
    return await withTransaction(unlimited, fn);
  } finally {
    await unlimited.destroy();
  }
}
