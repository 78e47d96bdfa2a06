import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
