import { withUnlimitedTransaction } from '@setu/kit/db';
import { testEnv } from '@setu/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { beginProjection, projectCompanyName } from '../src/cards/changes/project-company.js';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import { applyCompanyEvent, runAllBatches, runBatch, withoutTasks } from './company-batches.js';
import {
  type Catalogue,
  card,
  category,
  company,
  projected,
  publishCompany,
  sku,
  startTestCatalogue,
} from './fixtures.js';
import { publicView } from './public-view.js';
import { found, shown, visitor } from './shown.js';

const big = '00000001-0000-4000-8000-000000000007';
const many = 250;
const batch = 60;
const cardIds = Array.from({ length: many }, (_, n) => `0000000c-0000-4000-8000-${String(n).padStart(12, '0')}`);

let catalogue: Catalogue;
async function startCatalogue(env = {}): Promise<void> {
  catalogue = await startTestCatalogue({
    env,
    suppliers: [{ id: big, shortName: 'Big' }],
    // Places the cards among those of other companies in every order: every third card comes first by popularity, and
    // the cheapest and dearest ones are among them.
    cards: cardIds.map((id, n) =>
      card({
        id,
        companyId: big,
        popularity: n % 3 === 0 ? 100 : 0,
        priceFrom: BigInt(n + 1) * 10_000_00n,
        priceTo: BigInt(n + 1) * 10_000_00n,
        name: { en: `Gasket ${n % 7} for a pump`, ru: `Прокладка ${n % 7} для насоса` },
      }),
    ),
  });
}
afterEach(() => catalogue?.close());

const publish = (active: boolean, version: number) =>
  publishCompany(catalogue, { companyId: big, shortName: 'Big', active, version });
const locked = (active: boolean, version: number) => applyCompanyEvent(catalogue, { companyId: big, active, version });

const rowsLeft = async (): Promise<number> =>
  Number((await catalogue.deps.db('search_doc').whereIn('sku_id', cardIds).count('* as rows').first())?.rows);
const view = () => publicView(catalogue, { categoryId: category.machines, search: 'насос' });
const followed = async (): Promise<void> => {
  await catalogue.settle();
  await projected(catalogue);
};

/**
 * Returns the read model's cards and categories in each order, without the numbers that a rebuild may choose freely.
 */
async function contents(): Promise<unknown> {
  const { db } = catalogue.deps;
  const inOrder = (column: string) => db('search_doc').orderBy([column, 'rank']).pluck('sku_id');
  return [
    await db('search_doc').orderBy('sku_id').select('sku_id', 'category_num', 'company_num', 'price'),
    await db('category_stats').orderBy('category_num').select('category_num', 'cards', 'min_price', 'max_price'),
    await db('company_listing').groupBy('company_num').orderBy('company_num').select('company_num').count(),
    await db('listing').groupBy('category_num').orderBy('category_num').select('category_num').count(),
    await inOrder('rank'),
    await inOrder('name_rank_ru'),
    await db('leaving_company').pluck('company_num'),
  ];
}

describe('A company with many cards', () => {
  beforeEach(() => startCatalogue(withoutTasks));

  it('is hidden everywhere as soon as it is locked, before any of its rows is removed', async () => {
    expect(await shown(catalogue, big)).toMatchObject({ listed: 92, found: 100, ofCompany: many });
    const before = await view();
    expect(before.everything.totals?.total).toBe(many + 8);
    await locked(false, 2);
    expect(await rowsLeft()).toBe(many);
    expect(await shown(catalogue, big)).toEqual({
      listed: 0,
      found: 0,
      suggested: 0,
      newest: 0,
      ofCompany: 'not_found',
    });
    for (const skuId of [cardIds[0], cardIds.at(-1)].map(String)) {
      const requested = catalogue.client.getCard({ skuId }, { actor: visitor });
      await expect(requested).rejects.toMatchObject({ kind: 'not_found' });
    }
    const hidden = await view();
    expect(hidden.everything.totals).toMatchObject({
      total: 8,
      minPrice: { minor: 300_00n },
      maxPrice: { minor: 500_000_00n },
    });
    expect(hidden.found.totals).toMatchObject({ total: 3 });
    expect(hidden.suppliers).toEqual([company.kaveri, company.deccan]);
    expect(hidden.counts).toEqual((await catalogueWithout()).counts);
  });

  it('leaves the view of other cards unchanged after every batch, and when none of its rows is left', async () => {
    await locked(false, 2);
    const hidden = await view();
    let steps = 0;
    for (; await runBatch(catalogue, big, batch); steps += 1) {
      expect(await rowsLeft()).toBe(Math.max(0, many - batch * (steps + 1)));
      expect(await view()).toEqual(hidden);
    }
    expect(steps).toBe(Math.ceil(many / batch));
    const stored = await contents();
    await withUnlimitedTransaction(catalogue.deps.db, (conn) => rebuildSearch(conn));
    expect(await view()).toEqual(hidden);
    expect(await contents()).toEqual(stored);
  });

  it("does not stop other companies' cards from being published and withdrawn, or its own cards from being withdrawn", async () => {
    const { write } = catalogue.deps;
    await locked(false, 2);
    await runBatch(catalogue, big, batch);
    await write((stores) => publishCard(stores, sku.draft, new Date()));
    await write((stores) => withdrawCard(stores, sku.hedgehog));
    const [own] = await catalogue.deps.db('search_doc').whereIn('sku_id', cardIds).orderBy('sku_id').pluck('sku_id');
    await write((stores) => withdrawCard(stores, own));
    expect(await found(catalogue, 'бочковой')).toEqual([sku.draft]);
    const hidden = await view();
    expect(hidden.everything.totals).toMatchObject({ total: 8, minPrice: { minor: 100_00n } });
    await runAllBatches(catalogue, big, batch);
    expect(await view()).toEqual(hidden);
    await locked(true, 3);
    await runAllBatches(catalogue, big, batch);
    expect((await view()).everything.totals?.total).toBe(many - 1 + 8);
    expect(await rowsLeft()).toBe(many - 1);
  });

  it('that is unlocked halfway shows its remaining cards immediately, then the others, each in its old place', async () => {
    const [before, shownBefore] = [await contents(), await view()];
    await locked(false, 2);
    await runBatch(catalogue, big, batch);
    await locked(true, 3);
    const half = await view();
    expect(half.everything.totals?.total).toBe(many - batch + 8);
    expect(half.everything.pages.flat()).toHaveLength(many - batch + 8);
    for (let back = 1; await runBatch(catalogue, big, batch / 2); back += 1) {
      const { everything } = await view();
      expect(everything.totals?.total).toBe(many - batch + 8 + back * (batch / 2));
      expect(everything.pages.flat()).toHaveLength(everything.totals?.total ?? 0);
    }
    expect(await view()).toEqual(shownBefore);
    expect(await contents()).toEqual(before);
  });

  it('that is locked again while its cards return ends up hidden, as after a rebuild', async () => {
    await locked(false, 2);
    await runAllBatches(catalogue, big, batch);
    await locked(true, 3);
    await runBatch(catalogue, big, batch);
    await locked(false, 4);
    const hidden = await view();
    expect(hidden.everything.totals?.total).toBe(8);
    await runAllBatches(catalogue, big, batch);
    expect(await view()).toEqual(hidden);
    expect(await rowsLeft()).toBe(0);
  });

  it('is finished by the tasks of the next process from the point where the previous one was killed', async () => {
    await locked(false, 2);
    await runBatch(catalogue, big, batch);
    expect(await rowsLeft()).toBe(many - batch);
    const { DATABASE_URL, BUS_DATABASE_URL } = catalogue.deps.env;
    const next = await start({ ...testEnv, DATABASE_URL, BUS_DATABASE_URL });
    try {
      await projected(catalogue);
    } finally {
      await next.close();
    }
    expect(await rowsLeft()).toBe(0);
    expect(await catalogue.deps.db('leaving_company').pluck('company_num')).toEqual([]);
  });
});

describe('The task of a company with many cards', () => {
  beforeEach(() => startCatalogue());

  it('ends in the state of the latest event, in whatever order the events arrive', async () => {
    await publish(false, 2);
    await publish(true, 3);
    await publish(false, 5);
    await publish(true, 4);
    await followed();
    expect(await rowsLeft()).toBe(0);
    const stored = await contents();
    await withUnlimitedTransaction(catalogue.deps.db, (conn) => rebuildSearch(conn));
    expect(await contents()).toEqual(stored);
  });

  it('can be repeated without harm', async () => {
    const before = await contents();
    await catalogue.deps.write(({ jobs }) => jobs.add(projectCompanyName, { companyId: big }));
    await catalogue.deps.write((stores) => beginProjection(stores, big));
    await projected(catalogue);
    expect(await contents()).toEqual(before);
  });
});

/** Returns the public view of a catalogue in which the company never had a card. */
async function catalogueWithout(): Promise<Awaited<ReturnType<typeof view>>> {
  const without = await startTestCatalogue();
  try {
    return await publicView(without, { categoryId: category.machines, search: 'насос' });
  } finally {
    await without.close();
  }
}
