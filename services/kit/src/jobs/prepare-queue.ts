import type { Knex } from 'knex';
import { withAdvisoryLock } from '../db/advisory-lock.js';
import { openedWith, withConnection } from '../db/open.js';
import type { Log } from '../log.js';
import { queueLog } from './queue-log.js';
import { queuePool } from './queue-pool.js';

/** The schema revision that this version of graphile-worker creates. */
export const queueRevision = 19;

// The library creates a missing schema, which a service's role may not do. It skips that step if this table exists.
const bookkeeping = `
  create table if not exists migrations
    (id int primary key, ts timestamptz default now() not null, breaking boolean not null default false)
`;

/** Returns whether the queue's tables exist in the schema at the required revision. */
export async function isQueueReady(db: Knex): Promise<boolean> {
  return withConnection(db, async (connection) => {
    const { rows } = await connection.query<{ there: boolean }>(
      "select to_regclass('migrations') is not null as there",
    );
    if (rows[0]?.there !== true) return false;
    const { rows: found } = await connection.query<{ id: number | null }>('select max(id) as id from migrations');
    return (found[0]?.id ?? 0) >= queueRevision;
  });
}

/** Creates the queue's tables in the service's own schema, with the service's role. Does nothing if they exist. */
export async function prepareQueue(db: Knex, log: Log): Promise<void> {
  if (await isQueueReady(db)) return;
  const { schema } = openedWith(db);
  await withAdvisoryLock(db, `migrate ${schema}`, async () => {
    await withConnection(db, (connection) => connection.query(bookkeeping));
    const { runMigrations } = await import('graphile-worker');
    const pgPool = queuePool(openedWith(db));
    await runMigrations({ pgPool, schema, logger: await queueLog(log) }).finally(() => pgPool.end());
  });
}
