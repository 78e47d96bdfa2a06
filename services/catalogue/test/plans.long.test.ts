import { openedWith } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { seedCatalogue } from '../src/seed.js';
import { rowsOf, type Statement } from '../src/store/sql.js';
import { type Sample, scanned, statements } from './plans.js';

/** `CATALOGUE_PLAN_CARDS=100000` is the size that the product promises. The default takes seconds to seed. */
const CARDS = Number(process.env.CATALOGUE_PLAN_CARDS ?? '20000');

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let kinds: Record<string, Statement>;

beforeAll(async () => {
  catalogue = await bootService(start);
  const { db } = catalogue.deps;
  const categories = Math.max(200, Math.round(CARDS / 50));
  const suppliers = Math.max(100, Math.round(CARDS / 20));
  await seedCatalogue({
    url: openedWith(db).url,
    skus: CARDS,
    categories,
    suppliers,
    seed: 7,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => undefined,
  });
  // Adds views on forty days for a tenth of the cards. Showing one supplier's views must not cost as much as those of
  // all suppliers.
  for (let ago = 0; ago < 40; ago += 1) {
    await rowsOf(db, {
      sql: `insert into card_views (sku_id, day, company_id, views)
        select id, date '2026-11-20' - ?::int, company_id, 1 from sku where published_version is not null order by id limit ?::int`,
      bindings: [ago, Math.round(CARDS / 10)],
    });
  }
  // Most cards have a landed price.
  await rowsOf(db, {
    sql: `insert into landed_price (sku_id, kopecks, rated_on)
      select sku_id, case when rank % 10 > 0 then price * (80 + rank % 40) / 100 end, '2026-11-20' from search_doc`,
    bindings: [],
  });
  await rowsOf(db, { sql: 'analyze card_views, landed_price', bindings: [] });
  const [sample] = await rowsOf<Sample>(db, {
    sql: `SELECT biggest.num AS "categoryNum", biggest.id AS "categoryId", (SELECT id FROM unit LIMIT 1) AS "unitId", co.id AS "companyId", co.num AS "companyNum",
        ARRAY(SELECT sku_id FROM search_doc ORDER BY rank LIMIT 100) AS "skuIds"
      FROM (SELECT c.num, c.id FROM category_stats JOIN category c ON c.num = category_num AND c.level = 2
          ORDER BY cards DESC LIMIT 1) biggest,
        (SELECT company_num, count(*) AS cards FROM company_listing GROUP BY company_num) l
      JOIN company co ON co.num = l.company_num WHERE l.cards > 5 ORDER BY l.cards, co.num LIMIT 1`,
    bindings: [],
  });
  if (sample === undefined) throw new Error('the seed made no company with cards');
  kinds = statements(sample);
}, 600_000);
afterAll(() => catalogue?.close());

it('no list and no suggestion scans a big table completely', async () => {
  const wrong: string[] = [];
  for (const [name, { sql, bindings }] of Object.entries(kinds)) {
    const [row] = await rowsOf<{ 'QUERY PLAN': Array<{ Plan: Parameters<typeof scanned>[0] }> }>(catalogue.deps.db, {
      sql: `EXPLAIN (FORMAT JSON) ${sql}`,
      bindings,
    });
    const tables = row?.['QUERY PLAN'].flatMap(({ Plan }) => scanned(Plan)) ?? [];
    if (tables.length > 0) wrong.push(`${name}: ${tables.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(kinds).length).toBeGreaterThan(80);
});

it('every kind of statement finds existing data', async () => {
  const pages = await Promise.all(
    ['everything, plain', 'a category, priced', 'a common word, byName', 'an HS prefix, deep'].map(async (name) => {
      const [row] = await rowsOf<{ total: number }>(catalogue.deps.db, kinds[name] ?? { sql: '', bindings: [] });
      return row?.total ?? 0;
    }),
  );
  for (const total of pages) expect(total).toBeGreaterThan(0);
});

it('the same seed is rejected a second time', async () => {
  const seeding = { url: openedWith(catalogue.deps.db).url, skus: 1, categories: 200, seed: 7, now: new Date() };
  const suppliers = Math.max(100, Math.round(CARDS / 20));
  await expect(seedCatalogue({ ...seeding, suppliers, onProgress: () => undefined })).rejects.toMatchObject({
    code: 'seed_used',
  });
});
