import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteInBatches } from '../src/db/delete-in-batches.js';
import { type Knex, openDatabase } from '../src/db/index.js';
import { sweep } from '../src/start/housekeeping.js';
import { testDatabase } from '../src/testing/index.js';
import { hearing } from './consume-contract.js';

const patient = { connectMs: 10_000, acquireMs: 15_000 };
const rows = 6_000;

describe('Housekeeping', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  /** A pool with a timeout that no single statement over all rows can meet, because each deleted row takes time. */
  let hasty: Knex;

  beforeAll(async () => {
    database = await testDatabase('consume_suite', hearing);
    db = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient, statementMs: 0 });
    hasty = openDatabase({ url: database.url, schema: 'setu_consume_suite', ...patient, statementMs: 300 });
    await db.raw(`insert into inbox (consumer, event_id, received_at)
      select 'suite', gen_random_uuid(), now() - interval '40 days' from generate_series(1, ${rows})`);
    await db.raw(`insert into inbox (consumer, event_id) select 'suite', gen_random_uuid() from generate_series(1, 7)`);
    await db.raw(`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.0001); return old; end $$;
      create trigger dawdle before delete on inbox for each row execute function dawdle()`);
  });
  afterAll(async () => {
    await Promise.all([db?.destroy(), hasty?.destroy()]);
    await database?.close();
  });

  it('deletes more rows than one statement can within its timeout, and none that must stay', async () => {
    await expect(hasty.raw("delete from inbox where received_at < now() - interval '30 days'")).rejects.toMatchObject({
      code: '57014',
    });
    await sweep(hasty);
    expect(await db('inbox').count({ left: '*' }).first()).toEqual({ left: '7' });
  }, 60_000);

  it('stops between two statements when requested', async () => {
    const stopped = AbortSignal.abort();
    expect(await deleteInBatches(db, { table: 'inbox', where: 'true', batch: 2, signal: stopped })).toBe(0);
    expect(await deleteInBatches(db, { table: 'inbox', where: 'true', batch: 2 })).toBe(7);
  });
});
