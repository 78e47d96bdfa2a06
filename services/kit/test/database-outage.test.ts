import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAppError } from '../src/core.js';
import { isOutage, type Knex, openDatabase, withTransaction } from '../src/db/index.js';
import { runInContext } from '../src/process.js';
import {
  cloneDatabase,
  type TcpProxy,
  type TestDatabase,
  tcpProxy,
  urlOf,
  urlThrough,
  watchStalls,
} from '../src/testing/index.js';

const schema = 'setu_one';

describe('A database that is lost during a call', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let db: Knex;
  let direct: Knex;
  beforeEach(async () => {
    database = await cloneDatabase({ key: 'two services', services: ['one', 'two'], fill: async () => undefined });
    const url = urlOf(database.urls, 'one');
    proxy = await tcpProxy({ port: Number(new URL(url).port) });
    db = openDatabase({ url: urlThrough(url, proxy), schema });
    direct = openDatabase({ url, schema, connectMs: 10_000, acquireMs: 15_000 });
    await db.raw('create table kept (n int)');
  });
  afterEach(async () => {
    proxy.thaw();
    await Promise.all([db.destroy(), direct.destroy()]);
    await proxy.close();
    await database.close();
  });

  const within = <T>(ms: number, fn: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    runInContext({ requestId: 'r', deadline: new Date(Date.now() + ms), ...(signal && { signal }) }, fn);
  const isUnavailable = (error: unknown): boolean => isAppError(error, 'unavailable') || isOutage(error);
  const sleepers = async (): Promise<number> => {
    const { rows } = await direct.raw(
      "select count(*) as n from pg_stat_activity where usename = current_user and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()",
    );
    return Number(rows[0].n);
  };
  const failureOf = (promise: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(promise).then(
      () => 'no failure',
      (error: unknown) => error,
    );

  it('is reported as an outage in any statement of a transaction, never as a bug', async () => {
    const results: unknown[] = [];
    const write = (): Promise<unknown> =>
      withTransaction(db, async (trx) => {
        await trx('kept').insert({ n: 1 });
        await trx.raw('select pg_sleep(0.01)');
        await trx('kept').insert({ n: 2 });
      });
    for (let round = 0; round < 8; round += 1) {
      const writing = Array.from({ length: 12 }, () => failureOf(write()));
      setTimeout(() => proxy.cut(), round * 6);
      results.push(...(await Promise.all(writing)));
    }
    const failures = results.filter((one) => one !== 'no failure');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  });

  it('is reported as unavailable if BEGIN fails', async () => {
    await db.raw('select 1');
    proxy.cut();
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => failureOf(withTransaction(db, (trx) => trx('kept').insert({ n: 1 })))),
    );
    expect(failures.filter((error) => error !== 'no failure' && !isUnavailable(error))).toEqual([]);
  });

  it("fails within the caller's deadline when it is frozen, during a statement and before one", async () => {
    await Promise.all([db.raw('select 1'), db.raw('select 1')]);
    proxy.freeze();
    const stalled = watchStalls();
    const began = performance.now();
    const failures = await Promise.all(
      Array.from({ length: 14 }, () =>
        within(600, () => failureOf(withTransaction(db, (trx) => trx('kept').select()))),
      ),
    );
    expect(performance.now() - began - stalled()).toBeLessThan(600 + 250 + 250 + 400);
    expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
    proxy.thaw();
    await expect.poll(() => failureOf(db.raw('select 1')), { timeout: 5_000 }).toBe('no failure');
  });

  it('times out even without a deadline, and a hanging connection is not reused', async () => {
    await db.raw('select 1');
    const hanging = openDatabase({ url: urlThrough(database.ownerUrl, proxy), schema: 'public', statementMs: 200 });
    await hanging.raw('select 1');
    proxy.freeze();
    expect(isUnavailable(await failureOf(hanging.raw('select 1')))).toBe(true);
    proxy.thaw();
    await expect.poll(() => failureOf(hanging.raw('select 1')), { timeout: 5_000 }).toBe('no failure');
    await hanging.destroy();
  });

  it("has a statement cancelled when its caller's time is over, and its connection is reused", async () => {
    const pid = async () => (await db.raw('select pg_backend_pid() as pid')).rows[0].pid;
    const before = await pid();
    const failure = await within(150, () => failureOf(db.raw('select pg_sleep(2.5)')));
    expect(failure).toMatchObject({ code: '57014' });
    expect(await sleepers()).toBe(0);
    expect(await pid()).toBe(before);
  });

  it('has a statement cancelled when its caller cancels, and the transaction is rolled back', async () => {
    const leaving = new AbortController();
    const writing = within(
      5_000,
      () =>
        withTransaction(db, async (trx) => {
          await trx('kept').insert({ n: 7 });
          await trx.raw('select pg_sleep(2.5)');
        }),
      leaving.signal,
    ).catch((error: unknown) => error);
    await expect.poll(sleepers).toBe(1);
    leaving.abort();
    expect(isUnavailable(await writing)).toBe(true);
    expect(await sleepers()).toBe(0);
    expect(await direct('kept').where({ n: 7 })).toEqual([]);
    expect(await failureOf(db('kept').select())).toBe('no failure');
  });

  it('is not queried when no time is left', async () => {
    const failure = await within(-1, () => failureOf(withTransaction(db, (trx) => trx('kept').insert({ n: 9 }))));
    expect(isAppError(failure, 'unavailable')).toBe(true);
    expect(await direct('kept').where({ n: 9 })).toEqual([]);
    expect(await failureOf(withTransaction(db, (trx) => trx('kept').select()))).toBe('no failure');
  });
});
