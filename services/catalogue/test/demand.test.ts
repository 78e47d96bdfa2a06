import { systemIds } from '@setu/kit/core';
import { withUnlimitedTransaction } from '@setu/kit/db';
import { CartAdded, RequestPublished } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demandDays, visitsPerPoint } from '../src/demand/domain/weights.js';
import { forgetDemand } from '../src/jobs/forget-demand.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import { type Catalogue, card, category, startTestCatalogue } from './fixtures.js';
import { found } from './shown.js';

const named = (n: number) => `0000000d-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [first, second, third] = [named(1), named(2), named(3)] as const;
const [volga, neva] = [systemIds.id(), systemIds.id()];
const dayMs = 24 * 3_600_000;

let catalogue: Catalogue;
beforeAll(async () => {
  const names = { en: 'Demand gasket', ru: 'Прокладка спроса' };
  catalogue = await startTestCatalogue({
    cards: [first, second, third].map((id) => card({ id, categoryId: category.empty, name: names })),
  });
});
afterAll(() => catalogue?.close());

const publishDemand = (subject: string, payload: Uint8Array, occurredAt = new Date()) =>
  catalogue.publish({
    ...{ id: systemIds.id(), subject, aggregateId: systemIds.id(), occurredAt: occurredAt.toISOString() },
    ...{ actorUserId: '', actingUserId: '', payload: Buffer.from(payload) },
  });
const carted = (skuId: string, companyId: string, at?: Date) =>
  publishDemand('setu.request.cart.added', CartAdded.encode({ skuId, companyId }).finish(), at);
const requested = (skuId: string, customerCompanyId: string) =>
  publishDemand(
    'setu.request.request.published',
    RequestPublished.encode(RequestPublished.fromPartial({ skuId, customerCompanyId })).finish(),
  );
const visited = async (skuId: string, times: number) => {
  const { searchLog } = catalogue.deps.autocommit;
  const at = new Date();
  const request = { query: 'прокладка', corrected: '', total: 3, categoryId: undefined, locale: 'ru_RU' };
  const searches = Array.from({ length: times }, () => ({
    ...{ ...request, id: systemIds.id(), searchedAt: at, audience: 'stranger' as const },
  }));
  await searchLog.add(searches);
  for (const { id } of searches) await searchLog.opened({ id, skuId, since: new Date(at.getTime() - dayMs) });
};

/** Returns the three cards in the order of the search results after the ranks are recomputed. */
const order = async () => {
  await catalogue.settle();
  await withUnlimitedTransaction(catalogue.deps.db, (conn) => rebuildSearch(conn));
  return (await found(catalogue, 'прокладка спроса')).filter((id) => [first, second, third].includes(id));
};

describe('The popularity of a card', () => {
  it('grows more from a request than from the carts of a few companies, and a company counts once a day', async () => {
    for (let times = 0; times < 9; times += 1) await carted(third, volga);
    await carted(second, volga);
    await carted(second, neva);
    await requested(first, neva);
    expect(await order()).toEqual([first, second, third]);
  });

  it('does not change when an event is repeated', async () => {
    const rows = () => catalogue.deps.db('card_demand').orderBy(['sku_id', 'company_id', 'kind']).select();
    const before = await rows();
    await requested(first, neva);
    await carted(second, neva);
    await catalogue.settle();
    expect(await rows()).toEqual(before);
  });

  it('counts ten visits from searches as much as one cart', async () => {
    await visited(third, visitsPerPoint * 2);
    expect(await order()).toEqual([first, third, second]);
  });

  it('ignores and deletes old demand, and ignores unknown cards', async () => {
    const long = new Date(Date.now() - (demandDays + 1) * dayMs);
    for (let n = 0; n < 9; n += 1) await carted(second, systemIds.id(), long);
    await carted(systemIds.id(), volga);
    await requested('', volga);
    expect(await order()).toEqual([first, third, second]);
    const { db } = catalogue.deps;
    expect(await db('card_demand').where({ sku_id: second }).pluck('kind')).toHaveLength(11);
    await forgetDemand(catalogue.deps).run({}, { signal: new AbortController().signal });
    expect(await db('card_demand').where({ sku_id: second }).pluck('kind')).toEqual(['cart', 'cart']);
  });
});
