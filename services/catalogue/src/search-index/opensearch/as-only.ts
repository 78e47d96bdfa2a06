import { type Knex, withConnection } from '@setu/kit/db';

/** Runs `turn` unless another replica is running one of this name. Concurrent turns would write the same documents. */
export const asOnly = (db: Knex, name: string, turn: () => Promise<void>): Promise<void> =>
  withConnection(db, async (connection) => {
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [name],
    );
    if (rows[0]?.mine !== true) return;
    try {
      await turn();
    } finally {
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    }
  });
