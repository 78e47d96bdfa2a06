import { systemActor } from '@setu/kit/rpc';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetCardViews } from '../src/jobs/forget-card-views.js';
import { type Catalogue, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const bff = systemActor('bff');
const own = actors.supplier({ companyId: company.kaveri });
const count = (batchId: string, counted: [skuId: string, views: number][], actor = bff) =>
  catalogue.client.countCardViews({ batchId, counted: counted.map(([skuId, views]) => ({ skuId, views })) }, { actor });
const views = async (skuIds: string[] = [], actor = own) => {
  const { weeks, cards, views: latest } = await catalogue.client.getCardViews({ skuIds }, { actor });
  return {
    latest: Number(latest),
    weeks: weeks.map((week) => Number(week.views)),
    cards: cards.map(({ card, ...viewedCards }) => [
      card?.skuId,
      Number(viewedCards.views),
      Number(viewedCards.viewsBefore),
    ]),
    ofFirst: cards[0]?.weeks.map(Number),
  };
};

describe('Views of cards', () => {
  it('are added to the current day, and a repeated batch counts once', async () => {
    await count('first', [
      [sku.bigPump, 3],
      [sku.spare, 1],
      [sku.bigPump, 1],
    ]);
    await count('first', [
      [sku.bigPump, 3],
      [sku.spare, 1],
      [sku.bigPump, 1],
    ]);
    await count('second', [[sku.bigPump, 2]]);
    const viewedCards = await views();
    expect(viewedCards.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
    expect(viewedCards.cards).toEqual([
      [sku.bigPump, 6, 0],
      [sku.spare, 1, 0],
    ]);
    expect(viewedCards.ofFirst).toEqual([0, 0, 0, 0, 0, 0, 0, 6]);
  });

  it('of unpublished cards are not counted', async () => {
    await count('drafts', [
      [sku.draft, 5],
      ['00000003-0000-4000-8000-00000000ffff', 5],
    ]);
    expect((await views([sku.draft])).cards).toEqual([[sku.draft, 0, 0]]);
  });

  it('are shown for the last thirty days, for the thirty days before, and per week', async () => {
    const day = (at: string, viewedCards: number) => ({
      skuId: sku.greenTea,
      companyId: company.kaveri,
      day: at,
      views: viewedCards,
    });
    await catalogue.deps.write(({ cardViews }) =>
      cardViews.fill([day('2026-11-20', 1), day('2026-10-22', 10), day('2026-10-21', 100), day('2026-09-22', 1000)]),
    );
    const viewedCards = await views([sku.greenTea, sku.dosingPump]);
    // Cards of other companies are left out.
    expect(viewedCards.cards).toEqual([[sku.greenTea, 11, 1100]]);
    expect(viewedCards.ofFirst).toEqual([0, 0, 0, 110, 0, 0, 0, 1]);
    expect(viewedCards.weeks.at(3)).toBe(1000);
    // The views of the first test are of today.
    expect(viewedCards.latest).toBe(7 + 11);
  });

  it('can be counted only by the BFF and read only by the supplier', async () => {
    await expect(count('third', [[sku.spare, 1]], own)).rejects.toMatchObject({ kind: 'forbidden' });
    for (const actor of [actors.broker(), actors.buyer()])
      await expect(views([], actor)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(count('none', [[sku.spare, 0]])).rejects.toMatchObject({ fields: [{ path: 'counted.0.views' }] });
    expect((await views([], actors.supplier({ companyId: company.deccan }))).cards).toEqual([]);
  });

  it('are deleted after 400 days', async () => {
    const old = (day: string) => ({ skuId: sku.kettle, companyId: company.kaveri, day, views: 1 });
    await catalogue.deps.write(({ cardViews }) => cardViews.fill([old('2025-10-15'), old('2025-10-16')]));
    await forgetCardViews(catalogue.deps).run({}, { signal: new AbortController().signal });
    const stored = await catalogue.deps.db('card_views').where({ sku_id: sku.kettle }).select('views');
    expect(stored).toHaveLength(1);
  });
});
