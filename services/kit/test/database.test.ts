import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists } from '../src/core.js';
import {
  hasExpectedVersion,
  type Knex,
  listen,
  migrate,
  migrateDown,
  openDatabase,
  prepareDatabase,
  violationsAs,
} from '../src/db/index.js';
import { cloneDatabase, type TestDatabase, urlOf } from '../src/testing/index.js';

const schema = 'setu_one';
const first = {
  name: '1-thing',
  up: "create table thing (name text constraint thing_pkey primary key check (name <> '?'))",
  down: 'drop table thing',
};
const second = { name: '2-other', up: 'create table other (n int)', down: 'drop table other' };
const broken = { name: '3-broken', up: 'create table third (n int); select nonsense', down: '' };

describe("A service's schema", () => {
  let database: TestDatabase;
  let db: Knex;
  beforeAll(async () => {
    database = await cloneDatabase({ key: 'two services', services: ['one', 'two'], fill: async () => undefined });
    db = openDatabase({ url: urlOf(database.urls, 'one'), schema, connectMs: 10_000, acquireMs: 15_000 });
  });
  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  it('is migrated once however many processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(db, { schema, migrations: [first] })));
    expect(runs.flat()).toEqual(['1-thing']);
  });

  it('knows whether it has the expected version', async () => {
    expect(await hasExpectedVersion(db, [first])).toBe(true);
    expect(await hasExpectedVersion(db, [first, second])).toBe(false);
  });

  it('keeps nothing of a failed migration and can be reverted by one migration', async () => {
    await expect(migrate(db, { schema, migrations: [first, second, broken] })).rejects.toThrow(
      'migration 3-broken failed',
    );
    expect(await migrate(db, { schema, migrations: [first, second] })).toEqual([]);
    expect(await db.raw("select to_regclass('third') as third")).toMatchObject({ rows: [{ third: null }] });
    expect(await migrateDown(db, { schema, migrations: [first, second] }, '1-thing')).toEqual(['2-other']);
    expect(await migrateDown(db, { schema, migrations: [first, second] }, '')).toEqual(['1-thing']);
    expect(await migrate(db, { schema, migrations: [first] })).toEqual(['1-thing']);
  });

  it("continues from the first release's bookkeeping, which that release still understands", async () => {
    await migrateDown(db, { schema, migrations: [first] }, '');
    await db.raw('drop table migration, migration_lock');
    // The state that the first release left.
    await db.raw('create table migration (name text primary key, applied_at timestamptz not null default now())');
    await db.raw(first.up.replace("<> '?'", "<> '\\?'"));
    await db.raw('insert into migration (name) values (?)', [first.name]);
    expect(await migrate(db, { schema, migrations: [first, second] })).toEqual(['2-other']);
    await db.raw("insert into migration (name) values ('9-by the first release')");
    expect(await db('migration').orderBy('name').pluck('name')).toEqual([
      '1-thing',
      '2-other',
      '9-by the first release',
    ]);
    expect(await migrate(db, { schema, migrations: [first, second] })).toEqual([]);
    await migrateDown(db, { schema, migrations: [first, second] }, '1-thing');
  });

  it("is migrated after a process was killed while it held knex's lock", async () => {
    await db('migration_lock').update({ is_locked: 1 });
    expect(await migrate(db, { schema, migrations: [first, second] })).toEqual(['2-other']);
    await migrateDown(db, { schema, migrations: [first, second] }, '1-thing');
  });

  it('creates an index outside a transaction if the migration says so, and gives up on a lock it cannot get', async () => {
    const index = {
      name: '4-index',
      up: 'create index concurrently if not exists thing_name_idx on thing (name)',
      down: 'drop index concurrently thing_name_idx',
      concurrently: true as const,
    };
    expect(await migrate(db, { schema, migrations: [first, index] })).toEqual(['4-index']);
    expect(await migrateDown(db, { schema, migrations: [first, index] }, '1-thing')).toEqual(['4-index']);
    const alter = { name: '5-alter', up: 'alter table thing add column more int', down: 'select 1' };
    const holder = openDatabase({ url: urlOf(database.urls, 'one'), schema, statementMs: 0, connectMs: 10_000 });
    await holder.transaction(async (trx) => {
      await trx.raw('lock table thing');
      await expect(migrate(db, { schema, migrations: [first, alter] })).rejects.toThrow('lock timeout');
    });
    await holder.destroy();
  });

  it('maps the violation of a named constraint to its meaning', async () => {
    await db('thing').insert({ name: 'a' });
    const asInUse = violationsAs({ thing_pkey: () => exists('name', 'name_taken') });
    await expect(asInUse(db('thing').insert({ name: 'a' }))).rejects.toMatchObject({
      kind: 'exists',
      code: 'name_taken',
    });
    await expect(asInUse(db('thing').insert({ name: null }))).rejects.toMatchObject({ code: '23502' });
  });

  it('is closed to the other services', async () => {
    const other = openDatabase({
      url: urlOf(database.urls, 'two'),
      schema: 'setu_two',
      connectMs: 10_000,
      acquireMs: 15_000,
    });
    await expect(other.raw('select * from setu_one.thing')).rejects.toMatchObject({ code: '42501' });
    await expect(other.raw('create table public.mine (n int)')).rejects.toMatchObject({ code: '42501' });
    await other.destroy();
  });

  it('can be prepared again with the same addresses', async () => {
    expect(await prepareDatabase({ ownerUrl: database.ownerUrl, services: ['one', 'two'] })).toEqual(database.urls);
  });

  it('is reached again after every connection was cut', async () => {
    await Promise.all([db.raw('select 1'), db.raw('select 1')]);
    const owner = openDatabase({ url: database.ownerUrl, schema: 'public', connectMs: 10_000, acquireMs: 15_000 });
    await owner.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'setu_one' and datname = current_database()",
    );
    await owner.destroy();
    await expect.poll(() => db.raw('select 1').then(() => 'reached', String), { timeout: 5_000 }).toBe('reached');
    expect(await hasExpectedVersion(db, [first])).toBe(true);
  });

  it('receives notifications, also after its connection was lost', async () => {
    const stopping = new AbortController();
    const payloads: string[] = [];
    let wake: () => void = () => undefined;
    const onNotify = (_channel: string, payload: string): void => {
      payloads.push(payload);
      wake();
    };
    const next = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    await listen({ url: urlOf(database.urls, 'one'), channels: ['news'], onNotify, signal: stopping.signal });
    const back = next();
    await db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'setu listen' and usename = current_user",
    );
    await back;
    const notified = next();
    await db.raw("notify news, 'again'");
    await notified;
    // The lost session must have removed its listener.
    expect(getEventListeners(stopping.signal, 'abort')).toHaveLength(1);
    stopping.abort();
    expect(payloads).toEqual(['', '', 'again']);
  });
});
