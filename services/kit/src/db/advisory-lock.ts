import type { Knex } from 'knex';
import { withConnection } from './open.js';

// Disables pg's client-side timeout as well: waiting for the lock may take any time.
const lock = { text: 'select pg_advisory_lock(hashtextextended($1, 0))', query_timeout: 2_147_483_647 };

/** Runs `fn` while holding the named advisory lock of this database. Waits until the lock is free. */
export function withAdvisoryLock<T>(db: Knex, name: string, fn: () => Promise<T>): Promise<T> {
  return withConnection(db, async (connection) => {
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await connection.query({ ...lock, values: [name] });
    try {
      return await fn();
    } finally {
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      await connection.query('reset statement_timeout; reset lock_timeout');
    }
  });
}
