import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { LaneMode } from '@setu/proto/catalogue/words';
import { RatePublished } from '@setu/proto/fx/events';
import { SettingsChanged } from '@setu/proto/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginRun, refreshBatch } from '../src/landed-price/changes/refresh-prices.js';
import { rowsOf } from '../src/store/sql.js';
import { addCostRows, addCosts, duty, measured, measuredCard } from './cost-fixtures.js';
import { type Catalogue, company, sku, startTestCatalogue } from './fixtures.js';

const cheap = '0000000d-0000-4000-8000-000000000002';
const dear = '0000000d-0000-4000-8000-000000000003';
const now = new Date('2026-11-29T09:00:00Z');

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({
    env: { TASKS_DELAY_MS: '3600000', SEARCH_INDEX: 'postgres' },
    // The card that is cheap in rupees is heavy, so the orders of the two prices differ.
    cards: [
      measuredCard(),
      measuredCard({ id: cheap, vendorCode: 'LAND-2', priceFrom: 100_000_00n, priceTo: 100_000_00n, weight: 9_000 }),
      measuredCard({ id: dear, vendorCode: 'LAND-3', priceFrom: 150_000_00n, priceTo: 150_000_00n, weight: 10 }),
    ],
  });
  await addCosts(catalogue);
  await publishRates();
});
afterAll(() => catalogue?.close());

const publish = async (subject: string, payload: Uint8Array): Promise<void> => {
  await catalogue.publish({
    ...{ id: systemIds.id(), subject, aggregateId: 'x', occurredAt: now.toISOString() },
    ...{ actorUserId: '', actingUserId: '', payload: Buffer.from(payload) },
  });
  await catalogue.settle();
};
const publishRate = (currency: string, valueE4: bigint, date = '2026-11-28', nominal = 1) =>
  publish('setu.fx.rate.published', RatePublished.encode({ currency, date, valueE4, nominal, source: 'cbr' }).finish());
async function publishRates(): Promise<void> {
  await publishRate('INR', 91_8400n, '2026-11-28', 100);
  await publishRate('USD', 81_3700n);
}
const rates = { INR: '0.9184', USD: '81.37' };

/** Computes what is waiting. Returns the number of cards that were computed. */
async function refresh(at = now): Promise<number> {
  const { write } = catalogue.deps;
  const costs = await beginRun(catalogue.deps, at);
  if (costs === undefined) throw new Error('the catalogue has no read model');
  let cards = 0;
  for (let hasMore = true; hasMore; ) {
    const done = await write((stores) => refreshBatch(stores, costs, 2));
    cards += done.cards;
    hasMore = done.hasMore;
  }
  return cards;
}
const stored = async (skuId: string) => (await catalogue.deps.read.landedPrices.shown([skuId]))[0];
const estimate = async (skuId: string) => {
  const { price } = await catalogue.client.estimateLandedPrice(
    {
      ...{ items: [{ skuId, count: '1.5' }], city: '', day: '2026-11-29', mode: LaneMode.UNSPECIFIED },
      ...{ overrides: [], rates },
    },
    { actor: actors.anonymous() },
  );
  return price?.items[0]?.perUnit;
};
type ListRequest = Partial<Parameters<typeof catalogue.client.listCards>[0]>;
const list = (request: ListRequest, actor = actors.anonymous()) =>
  catalogue.client.listCards({ categoryId: '', page: { page: 1, limit: 30 }, ...request } as never, { actor });
const failure = async (call: () => Promise<unknown>) => {
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  return isAppError(error) ? [error.kind, ...error.fields.map(({ path, code }) => `${path}: ${code}`)] : error;
};
const writes = () =>
  rowsOf<{ sku_id: string; at: string }>(catalogue.deps.db, {
    sql: 'select sku_id, at::text as at from landed_price order by sku_id',
    bindings: [],
  });

describe('The landed prices of lists', () => {
  it('equal the estimate for the minimum quantity, and exist only where that is complete', async () => {
    expect(await refresh()).toBeGreaterThan(3);
    for (const skuId of [measured, cheap, dear]) {
      const kopecks = BigInt((await estimate(skuId))?.replace('.', '') ?? 'NaN');
      expect(await stored(skuId)).toEqual({ skuId, kopecks, ratedOn: '2026-11-28' });
    }
    // Without a port, with a price range, on request, and a service.
    for (const skuId of [sku.bigPump, sku.dosingPump, sku.blackTea, sku.audit])
      expect(await stored(skuId)).toBeUndefined();
  });

  it('sort lists as the estimates do, and cards without one come last', async () => {
    for (const descending of [false, true]) {
      const { cards, landed, totals } = await list({ sort: { key: 'landed', descending }, withLanded: true });
      const ids = cards.map(({ skuId }) => skuId);
      const estimates = await Promise.all([measured, cheap, dear].map(async (skuId) => [skuId, await estimate(skuId)]));
      estimates.sort(([, one], [, other]) => (Number(one) - Number(other)) * (descending ? -1 : 1));
      expect(ids.slice(0, 3)).toEqual(estimates.map(([skuId]) => skuId));
      expect(totals?.total).toBe(ids.length);
      expect(new Map(landed.map(({ skuId, perUnit }) => [skuId, perUnit]))).toEqual(new Map(estimates as never));
      expect(new Set(landed.map(({ ratedOn }) => ratedOn))).toEqual(new Set(['2026-11-28']));
    }
    // In rupees, another card is the cheapest.
    expect((await list({ sort: { key: 'landed', descending: false } })).cards[0]?.skuId).not.toBe(cheap);
    expect((await list({})).landed).toEqual([]);
    const ofCompany = { companyId: company.kaveri, categoryId: '', sort: { key: 'landed', descending: false } };
    const { cards, landed } = await catalogue.client.listCompanyCards(
      { ...ofCompany, page: { page: 1, limit: 3 }, withLanded: true } as never,
      { actor: actors.buyer() },
    );
    expect(landed.map(({ skuId }) => skuId).toSorted()).toEqual(cards.map(({ skuId }) => skuId).toSorted());
  });

  it('do not exist for suppliers, who cannot sort by them either', async () => {
    const actor = { ...actors.supplier(), companyId: company.kaveri };
    expect((await list({ withLanded: true }, actor)).landed).toEqual([]);
    const own = { companyId: company.kaveri, categoryId: '', page: { page: 1, limit: 30 } };
    const mine = await catalogue.client.listCompanyCards({ ...own, withLanded: true } as never, { actor });
    expect([mine.cards.length > 0, mine.landed]).toEqual([true, []]);
    const unknown = await failure(() => list({ sort: { key: 'nonsense', descending: false } }, actor));
    expect(unknown).toEqual(['invalid', 'sort.key: invalid_option']);
    const sort = { key: 'landed', descending: false };
    expect(await failure(() => list({ sort }, actor))).toEqual(unknown);
    expect(await failure(() => catalogue.client.listCompanyCards({ ...own, sort } as never, { actor }))).toEqual(
      unknown,
    );
  });

  it('are not computed twice', async () => {
    const before = await writes();
    expect(await refresh()).toBe(0);
    expect(await writes()).toEqual(before);
  });

  it('follow a change of a card alone', async () => {
    const before = await writes();
    const others = (rows: typeof before) => rows.filter(({ sku_id }) => sku_id !== measured);
    const kopecks = (await stored(measured))?.kopecks ?? 0n;
    await catalogue.deps.write(async (stores) => {
      const sql = 'update sku_version set price_from = 12000000, price_to = 12000000 where sku_id = ?';
      await rowsOf(stores.conn, { sql, bindings: [measured] });
      await stores.readModel.project([measured]);
    });
    expect(await refresh()).toBe(1);
    expect((await stored(measured))?.kopecks).toBeLessThan(kopecks);
    expect(others(await writes())).toEqual(others(before));
  });

  it('follow the cost tables, and write only the cards of new prices', async () => {
    const before = await writes();
    await addCostRows(catalogue, 'tariffs', [duty('0902', '12')]);
    expect(await refresh()).toBeGreaterThan(3);
    expect(await writes()).toEqual(before);
    const { kopecks = 0n } = (await stored(dear)) ?? {};
    await addCostRows(catalogue, 'tariffs', [duty('841370', '9')]);
    await refresh();
    expect((await stored(dear))?.kopecks).toBeGreaterThan(kopecks);
  });

  it('follow the settings', async () => {
    const { kopecks = 0n } = (await stored(dear)) ?? {};
    const values = { 'landed.broker_roubles': '95000' };
    await publish('setu.identity.settings.changed', SettingsChanged.encode({ values, revision: 2 } as never).finish());
    expect(await refresh()).toBeGreaterThan(3);
    expect((await stored(dear))?.kopecks).toBeGreaterThan(kopecks);
  });

  it('follow a rate that has moved by more than one percent, and no other', async () => {
    await publishRate('INR', 92_7000n, '2026-11-29', 100);
    expect(await refresh()).toBe(0);
    await publishRate('INR', 92_8000n, '2026-11-29', 100);
    await publishRate('INR', 92_8000n, '2026-11-29', 100);
    expect(await refresh()).toBeGreaterThan(3);
    expect(await stored(dear)).toMatchObject({ ratedOn: '2026-11-29' });
    // An older day that arrives late changes nothing.
    await publishRate('INR', 50_0000n, '2026-11-20', 100);
    expect(await refresh()).toBe(0);
  });

  it('follow a rule that begins or ends', async () => {
    const ends = { valid_from: '2026-11-30', valid_to: '2026-12-01' };
    await addCostRows(catalogue, 'tariffs', [duty('841370', '20', ends)]);
    await refresh();
    const { kopecks = 0n } = (await stored(dear)) ?? {};
    expect(await refresh(new Date('2026-11-30T09:00:00Z'))).toBeGreaterThan(3);
    expect((await stored(dear))?.kopecks).toBeGreaterThan(kopecks);
    expect(await refresh(new Date('2026-12-01T09:00:00Z'))).toBe(0);
    expect(await refresh(new Date('2026-12-02T09:00:00Z'))).toBeGreaterThan(3);
  });

  it('do not exist without a valid rate', async () => {
    expect(await refresh(new Date('2026-12-20T09:00:00Z'))).toBeGreaterThan(3);
    expect(await stored(dear)).toBeUndefined();
  });
});
