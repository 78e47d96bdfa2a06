import { lotInRoubles, wholeCount } from '@setu/kit/core';
import { type Knex, openDatabase } from '@setu/kit/db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotInRoublesSql } from '../src/requests/store/lot-in-roubles.js';
import { boot, type World } from './fixtures.js';

let world: World;
let db: Knex;
beforeAll(async () => {
  world = await boot();
  db = openDatabase({ url: world.deps.env.DATABASE_URL, schema: 'setu_request', pool: { max: 1 }, statementMs: 0 });
});
afterAll(async () => {
  await db?.destroy();
  await world?.close();
});

const anyLot = fc.record({
  paise: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  count: fc.oneof(fc.integer({ min: 0, max: 5000 }).map(String), fc.constantFrom('', ' 12 ', '007', '2.5', 'много')),
  valueE4: fc.bigInt({ min: 1n, max: 10_000_000n }),
  nominal: fc.constantFrom(1, 10, 100),
});

it('the database and the screens convert the price of a lot to the same kopecks', async () => {
  const lots = fc.sample(anyLot, 500).flatMap((lot) => {
    const count = wholeCount(lot.count);
    return [lot, ...(count === undefined ? [] : [{ ...lot, paise: lot.paise * count }])];
  });
  const rows = lots.map(({ paise, count, valueE4, nominal }, n) => ({
    ...{ n, minor: String(paise), count, rate: { valueE4: String(valueE4), nominal } },
  }));
  const kopecks = lotInRoublesSql({ minor: 'lot.minor', count: 'lot.count', rate: 'lot.rate' });
  const { rows: found }: { rows: { kopecks: string }[] } = await db.raw(
    `select (${kopecks})::text as kopecks
     from jsonb_to_recordset(?::jsonb) as lot(n int, minor numeric, count text, rate jsonb) order by n`,
    [JSON.stringify(rows)],
  );
  expect(found.map((row) => BigInt(row.kopecks))).toEqual(
    lots.map(
      ({ paise, count, ...rate }) => lotInRoubles({ minor: paise, currency: 'INR' }, rate, wholeCount(count)).minor,
    ),
  );
});
