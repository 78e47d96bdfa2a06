import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInContext } from '../src/context.js';
import { type Knex, openDatabase, paddedArray, preparedRows } from '../src/db/index.js';
import { cloneDatabase, type TestDatabase, urlOf } from '../src/testing/index.js';

const schema = 'setu_one';
let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await cloneDatabase({ key: 'one service', services: ['one'], fill: async () => undefined });
});
afterAll(() => database.close());
beforeEach(async () => {
  await db?.destroy();
  // A single session, so that its prepared statements can be inspected.
  db = openDatabase({
    ...{ url: urlOf(database.urls, 'one'), schema, pool: { max: 1 } },
    ...{ connectMs: 10_000, acquireMs: 15_000 },
  });
  await db.raw('drop table if exists thing; create table thing (id int primary key, size int)');
  await db.raw('insert into thing select n, n * n from generate_series(1, 1000) n');
});
afterAll(() => db.destroy());

const sql =
  'select size from unnest(?::int[]) with ordinality as asked (id, place) join thing using (id) order by place';
const sizes = async (ids: readonly number[], conn: Knex = db): Promise<number[]> => {
  const rows = await preparedRows<{ size: number }>(conn, sql, [paddedArray(ids)]);
  return rows.map(({ size }) => size);
};
const statements = async () => {
  const { rows } = await db.raw<{ rows: { custom: number; generic: number }[] }>(
    'select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements',
  );
  return rows;
};

it('a prepared statement is parsed once per session and not planned again for other values', async () => {
  for (let n = 1; n <= 25; n += 1) expect(await sizes([n, n + 1])).toEqual([n * n, (n + 1) * (n + 1)]);
  const [one, ...others] = await statements();
  expect(others).toEqual([]);
  expect(one?.custom).toBeLessThanOrEqual(5);
  expect(one?.generic).toBeGreaterThanOrEqual(20);
});

it('the padding of an array matches no row', async () => {
  expect(await sizes([])).toEqual([]);
  expect(await sizes(Array.from({ length: 40 }, (_, at) => at + 1))).toHaveLength(40);
});

it('a transaction runs its prepared statements on its own session, and a pool gets every session back', async () => {
  for (let n = 0; n < 3; n += 1) expect(await sizes([2])).toEqual([4]);
  await db.transaction(async (trx) => {
    await trx('thing').where({ id: 2 }).update({ size: 5 });
    expect(await sizes([2], trx)).toEqual([5]);
    await trx.rollback();
  });
  expect(await sizes([2])).toEqual([4]);
  await expect(preparedRows(db, 'select size from nothing where id = ?', [1])).rejects.toMatchObject({ code: '42P01' });
  expect(await sizes([2])).toEqual([4]);
});

it('after a column changes its type, a statement that was prepared before runs again', async () => {
  expect(await sizes([3])).toEqual([9]);
  await db.raw('alter table thing alter size type text');
  expect(await sizes([3])).toEqual(['9']);
  expect(await sizes([3])).toEqual(['9']);
});

describe('Statements that are given at the same time', () => {
  const squareOf = async (id: number) => (await sizes([id]))[0];
  const sleep = (seconds: number) => preparedRows(db, 'select pg_sleep(?::float8)', [seconds]);

  it('are sent together, and each gets its own answer', async () => {
    const together = vi.spyOn(db.client, 'queryTogether');
    const ids = Array.from({ length: 30 }, (_, at) => at + 1);
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all(ids.map(squareOf))).toEqual(ids.map((id) => id * id));
    expect(together.mock.calls.map(([, queries]) => (queries as object[]).length)).toEqual([30, 30, 30]);
  });

  it('fail on their own', async () => {
    const answers = await Promise.allSettled([squareOf(2), preparedRows(db, 'select ? / 0', [1]), squareOf(3)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const last = await Promise.allSettled([squareOf(2), preparedRows(db, 'select nothing from thing', [])]);
    expect(last.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await squareOf(4)).toBe(16);
  });

  it('run again if one was prepared before its table changed', async () => {
    expect(await Promise.all([squareOf(2), squareOf(3)])).toEqual([4, 9]);
    await db.raw('alter table thing alter size type text');
    expect(await Promise.all([squareOf(2), squareOf(3)])).toEqual(['4', '9']);
    expect(await squareOf(4)).toBe('16');
  });

  it('end with their call, and the next call has a working connection', async () => {
    const call = { requestId: 'one', deadline: new Date(Date.now() + 300) };
    const answers = await runInContext(call, () =>
      Promise.allSettled([squareOf(2), sleep(20), sleep(20), squareOf(3)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(await squareOf(5)).toBe(25);
  });

  it('of different calls are not sent together', async () => {
    const together = vi.spyOn(db.client, 'queryTogether');
    const deadline = new Date(Date.now() + 10_000);
    const inCall = (requestId: string) => runInContext({ requestId, deadline }, () => squareOf(2));
    expect(await Promise.all([inCall('one'), inCall('two')])).toEqual([4, 4]);
    expect(together).not.toHaveBeenCalled();
  });
});
