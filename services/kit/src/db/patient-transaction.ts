import type { Knex } from 'knex';
import { openDatabase, openedWith } from './open.js';
import { withTransaction } from './transaction.js';

/**
 * One transaction on a connection of its own, beside the pool `db`, which no limit of statements and locks ends: for what
 * takes longer than any statement of a service may. Gives what `fn` gives; what it throws rolls back.
 */
export async function withPatientTransaction<T>(db: Knex, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const patient = openDatabase({ ...openedWith(db), pool: { max: 1 }, statementMs: 0 });
  try {
    return await withTransaction(patient, fn);
  } finally {
    await patient.destroy();
  }
}
