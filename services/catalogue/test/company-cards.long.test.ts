import { actors } from '@setu/kit/testing';
import type { ListCompanyCardsRequest } from '@setu/proto/catalogue/search';
import { CardStanding } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const own = actors.supplier({ companyId: company.kaveri });
const list = (request: Partial<ListCompanyCardsRequest>, actor = actors.anonymous()) =>
  catalogue.client.listCompanyCards({ companyId: company.kaveri, categoryId: '', ...request }, { actor });
const idsOf = (reply: Awaited<ReturnType<typeof list>>) => reply.cards.map((card) => card.skuId);

describe("A company's cards", () => {
  it('are its published ones, with their own sub-categories and counts', async () => {
    const reply = await list({});
    expect(idsOf(reply)).toEqual([sku.kettle, sku.bigPump, sku.blackTea, sku.spare, sku.greenTea, sku.hedgehog]);
    expect(reply.totals).toMatchObject({ total: 6, minPrice: { minor: 300_00n }, maxPrice: { minor: 90_000_00n } });
    expect(reply.categories.map(({ id, skuCount }) => [id, skuCount])).toEqual([
      [category.machines, 1],
      [category.pumps, 2],
      [category.tea, 3],
    ]);
  });

  it('can be searched, filtered and sorted like any list', async () => {
    expect(idsOf(await list({ filter: { search: 'yfcjc' } }))).toEqual([sku.bigPump, sku.spare]);
    expect(idsOf(await list({ categoryId: category.food }))).toEqual([sku.kettle, sku.blackTea, sku.greenTea]);
    expect(idsOf(await list({ categoryId: category.tea, filter: { search: 'чай' } }))).toEqual([
      sku.blackTea,
      sku.greenTea,
    ]);
    const price = { search: '', priceTo: { minor: 900_00n, currency: 'INR' } };
    const priced = await list({ filter: price });
    expect(idsOf(priced)).toEqual([sku.greenTea, sku.hedgehog]);
    expect(priced.totals).toMatchObject({ total: 2, maxPrice: { minor: 90_000_00n } });
    const sorted = await list({ sort: { key: 'prod_name', descending: true }, page: { page: 1, limit: 1 } });
    expect(idsOf(sorted)).toEqual([sku.spare]);
  });

  it('include drafts only for its own staff and brokers', async () => {
    for (const actor of [own, actors.broker()]) {
      const reply = await list({}, actor);
      expect(idsOf(reply)).toContain(sku.draft);
      expect(reply.totals?.total).toBe(7);
      expect(reply.categories.find((one) => one.id === category.pumps)?.skuCount).toBe(3);
      expect(idsOf(await list({ filter: { search: 'drum pumps' } }, actor))).toEqual([sku.draft]);
      expect(idsOf(await list({ filter: { search: 'KAV-DRM' } }, actor))).toEqual([sku.draft]);
    }
    expect(idsOf(await list({}, actors.supplier()))).not.toContain(sku.draft);
  });

  it('are visible to its staff and brokers only if the company is locked', async () => {
    const request = { companyId: company.locked };
    await expect(list(request)).rejects.toMatchObject({ kind: 'not_found' });
    expect(idsOf(await list(request, actors.broker()))).toEqual([sku.hidden]);
    expect(idsOf(await list(request, actors.supplier({ companyId: company.locked })))).toEqual([sku.hidden]);
  });

  it('do not exist for an unknown company or category', async () => {
    for (const request of [{ companyId: sku.draft }, { companyId: '' }, { categoryId: sku.draft }]) {
      await expect(list(request)).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('have a status: their own staff and brokers see the count of each status and can filter by it', async () => {
    const review = (number: number, skuId: string, status: 'created' | 'reviewed' | 'completed') => ({
      ...{ reviewId: `0000000a-0000-4000-8000-00000000000${number}`, skuId, status },
      ...{ reviewerId: undefined, managerId: undefined, revision: 1 },
    });
    const reviews = [
      review(1, sku.kettle, 'created'),
      review(2, sku.spare, 'reviewed'),
      review(3, sku.bigPump, 'completed'),
    ];
    for (const one of reviews) await catalogue.deps.write(({ skuReviews }) => skuReviews.save(one));
    for (const actor of [own, actors.broker()]) {
      const {
        returnedCards,
        permissions: _,
        endingCertificates,
        ...counts
      } = await catalogue.client.countCompanyCards({ companyId: company.kaveri }, { actor });
      expect(endingCertificates).toEqual([]);
      expect(counts).toEqual({ draft: 1, inReview: 1, returned: 1, corrected: 0, published: 4 });
      expect(returnedCards.map(({ skuId }) => skuId)).toEqual([sku.spare]);
      const at = async (status: CardStanding) => idsOf(await list({ standing: status }, actor));
      expect(await at(CardStanding.DRAFT)).toEqual([sku.draft]);
      expect(await at(CardStanding.IN_REVIEW)).toEqual([sku.kettle]);
      expect(await at(CardStanding.RETURNED)).toEqual([sku.spare]);
      expect(await at(CardStanding.PUBLISHED)).toHaveLength(4);
      const searched = await list({ standing: CardStanding.PUBLISHED, filter: { search: 'насос' } }, actor);
      expect(idsOf(searched)).toEqual([sku.bigPump]);
    }
    await catalogue.deps.write(({ skuReviews }) => skuReviews.keepReturned(reviews[1]?.reviewId ?? '', {}));
    const after = await catalogue.client.countCompanyCards({ companyId: company.kaveri }, { actor: own });
    expect(after).toMatchObject({ returned: 0, corrected: 1, returnedCards: [{ skuId: sku.spare }] });
    expect(idsOf(await list({ standing: CardStanding.CORRECTED }, own))).toEqual([sku.spare]);
    expect(idsOf(await list({ standing: CardStanding.DRAFT }))).toHaveLength(6);
    for (const actor of [actors.anonymous(), actors.supplier()])
      await expect(catalogue.client.countCompanyCards({ companyId: company.kaveri }, { actor })).rejects.toMatchObject({
        kind: 'not_found',
      });
  });

  it('reject an invalid sort key', async () => {
    await expect(list({ sort: { key: 'x', descending: true } })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'sort.key' }],
    });
  });
});
