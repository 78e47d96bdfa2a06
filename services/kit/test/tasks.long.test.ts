import { RatesService } from '@setu/proto/fx/rates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '../src/db/index.js';
import { inboxMigration, outboxMigration } from '../src/events/index.js';
import { isQueueReady, prepareQueue, queueRevision } from '../src/jobs/index.js';
import { createLog, type Env, type Parts, type Task } from '../src/process.js';
import { startService } from '../src/service.js';
import { type Booted, bootService, cloneDatabase, testEnv, urlOf } from '../src/testing/index.js';

const log = createLog({ level: 'silent' });
const migrations = [outboxMigration, inboxMigration];

/** A service whose tasks record their payloads. */
const startWith = (tasks: readonly Task[]) => (env: Env, parts: Parts) =>
  startService(
    {
      name: 'fx',
      service: RatesService,
      migrations,
      stores: () => ({}),
      handlers: () => ({
        getRate: async () => ({}),
        listRates: async () => ({ rates: [] }),
        listDayRates: async () => ({ rates: [] }),
      }),
      tasks: () => tasks,
    },
    env,
    parts,
  );

describe('Background tasks', () => {
  const done: unknown[] = [];
  let tries = 0;
  let release: () => void = () => undefined;
  const tasks: Task[] = [
    { name: 'fx.note', run: async (payload) => done.push(payload) },
    { name: 'fx.first', atStart: true, run: async () => done.push('at start') },
    {
      name: 'fx.hard',
      run: async () => {
        tries += 1;
        if (tries < 2) throw new Error('not yet');
        done.push('hard');
      },
    },
    {
      name: 'fx.long',
      run: (_, { signal }) =>
        new Promise<void>((resolve) => {
          release = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
    },
  ];
  const start = startWith(tasks);
  type World = Booted<Awaited<ReturnType<typeof start>>['deps'], typeof RatesService>;
  let world: World;
  let replica: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    world = await bootService(start, {});
    const { DATABASE_URL, BUS_DATABASE_URL } = world.deps.env;
    replica = await start({ ...testEnv, DATABASE_URL, BUS_DATABASE_URL }, {});
  });
  afterAll(async () => {
    await replica?.close();
    await world?.close();
  });

  it('requested in a transaction run once, in one of the replicas, if it commits', async () => {
    await world.deps.write(({ jobs }) => jobs.add('fx.note', { n: 1 }));
    await world.deps
      .write(async ({ jobs }) => {
        await jobs.add('fx.note', { n: 2 });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await world.deps.write(({ jobs }) => jobs.add('fx.note', { n: 3 }));
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]));
    expect(done).not.toContainEqual({ n: 2 });
    expect(done.filter((one) => one !== 'at start')).toHaveLength(2);
  });

  it('run at start, and are retried after a failure', async () => {
    await expect.poll(() => done, { timeout: 15_000 }).toContain('at start');
    await world.deps.write(({ jobs }) => jobs.add('fx.hard'));
    await expect.poll(() => done, { timeout: 15_000 }).toContain('hard');
    expect(tries).toBe(2);
  });

  it('with the same key are queued once', async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    for (const n of [1, 2, 3]) await world.deps.write(({ jobs }) => jobs.add('fx.note', { n }, { key: 'same', runAt }));
    const { rows } = await world.deps.db.raw("select payload from _private_jobs where key = 'same'");
    expect(rows).toEqual([{ payload: { n: 3 } }]);
  });

  it('have each cron line registered once for all replicas', async () => {
    const known = () => world.deps.db('_private_known_crontabs').orderBy('identifier').pluck('identifier');
    await expect.poll(known, { timeout: 15_000 }).toEqual(['fx.partitions', 'fx.sweep']);
  });

  it("continue when another service's queue is created in the same database, and the process is not marked as failed", async () => {
    const made = () =>
      world.deps.db.raw(`select pg_notify('worker:migrate', '{"migrationNumber":16,"breaking":true}')`);
    const exitCode = async () => made().then(() => process.exitCode);
    await expect.poll(exitCode, { timeout: 15_000, interval: 1 }).toBe(57);
    await world.deps.write(({ jobs }) => jobs.add('fx.note', { n: 20 }));
    await expect.poll(() => done, { timeout: 25_000 }).toContainEqual({ n: 20 });
    await expect.poll(() => process.exitCode, { timeout: 15_000 }).toBeUndefined();
  }, 60_000);

  it('continue after every connection was lost, and so does the process', async () => {
    const lost: unknown[] = [];
    const note = (reason: unknown): void => void lost.push(reason);
    process.on('unhandledRejection', note);
    const cut = () =>
      world.deps.db.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'setu_fx jobs' and datname = current_database()",
      );
    for (let n = 10; n < 15; n += 1) {
      await world.deps.write(({ jobs }) => jobs.add('fx.note', { n }));
      await cut();
    }
    const wanted = [10, 11, 12, 13, 14].map((n) => ({ n }));
    await expect.poll(() => done, { timeout: 25_000 }).toEqual(expect.arrayContaining(wanted));
    process.off('unhandledRejection', note);
    expect(lost).toEqual([]);
  }, 40_000);

  it('finish their current run when the service closes, instead of being killed', async () => {
    await world.deps.write(({ jobs }) => jobs.add('fx.long'));
    const locked = () => world.deps.db('_private_jobs').whereNotNull('locked_at').pluck('id');
    await expect.poll(locked, { timeout: 15_000 }).toHaveLength(1);
    const closing = replica.close();
    release();
    await closing;
  });
});

describe("The queue's tables", () => {
  it("are created once, by the service's own role, in a schema prepared without them", async () => {
    const database = await cloneDatabase({
      key: 'two services',
      services: ['one', 'two'],
      fill: async () => undefined,
    });
    const db = openDatabase({
      url: urlOf(database.urls, 'one'),
      schema: 'setu_one',
      statementMs: 0,
      connectMs: 10_000,
    });
    await migrate(db, { schema: 'setu_one', migrations });
    expect(await isQueueReady(db)).toBe(false);
    await Promise.all([prepareQueue(db, log), prepareQueue(db, log)]);
    expect(await isQueueReady(db)).toBe(true);
    expect(await db('migrations').max('id as id').first()).toEqual({ id: queueRevision });
    await db.destroy();
    await database.close();
  });
});
