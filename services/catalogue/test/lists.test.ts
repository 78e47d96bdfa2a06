import { isAppError } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { ListCardsRequest } from '@setu/proto/catalogue/search';
import { SkuType } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const inr = (rupees: number) => ({ minor: BigInt(rupees * 100), currency: 'INR' });
const list = (request: Partial<ListCardsRequest>, actor = actors.anonymous()) =>
  catalogue.client.listCards({ categoryId: '', ...request }, { actor });
const idsOf = (reply: Awaited<ReturnType<typeof list>>) => reply.cards.map((card) => card.skuId);

describe('A list of cards', () => {
  it('has all published cards, the most popular first, then the newest', async () => {
    const reply = await list({ page: { page: 1, limit: 30 } });
    expect(idsOf(reply).slice(0, 4)).toEqual([sku.kettle, sku.dosingPump, sku.bigPump, sku.blackTea]);
    expect(reply.totals).toEqual({ total: 8, atLeast: false, minPrice: inr(300), maxPrice: inr(500_000) });
    expect(reply.category).toBeUndefined();
  });

  it("has the cards of a category's subtree, with the category's place in the tree", async () => {
    const reply = await list({ categoryId: category.food });
    expect(idsOf(reply)).toEqual([sku.kettle, sku.blackTea, sku.greenTea]);
    expect(reply.totals).toMatchObject({ total: 3, minPrice: inr(900), maxPrice: inr(1_500) });
    expect(reply.category).toMatchObject({ id: category.food, skuCount: 3, level: 1, type: SkuType.PRODUCT });
    expect(reply.breadcrumbs.map((one) => one.id)).toEqual([category.goods, category.food]);
    expect(reply.subCategories.map((one) => one.id)).toEqual([category.tea]);
  });

  it('shows brokers sub-categories without cards too', async () => {
    const reply = await list({ categoryId: category.food }, actors.broker());
    expect(reply.subCategories.map((one) => one.id)).toEqual([category.tea, category.empty]);
  });

  it('is empty, and not reported as unknown, for a category without cards', async () => {
    const reply = await list({ categoryId: category.empty });
    expect(reply.cards).toEqual([]);
    expect(reply.totals).toEqual({ total: 0, atLeast: false, minPrice: undefined, maxPrice: undefined });
  });

  it('filters by a price range, both ends included, and returns the price range of the unfiltered list', async () => {
    const reply = await list({ filter: { search: '', priceFrom: inr(900), priceTo: inr(40_000) } });
    expect(new Set(idsOf(reply))).toEqual(new Set([sku.kettle, sku.dosingPump, sku.spare, sku.greenTea]));
    expect(reply.totals).toMatchObject({ total: 4, minPrice: inr(300), maxPrice: inr(500_000) });
  });

  it('filters a search by a price range and returns the price range of the unfiltered search', async () => {
    const reply = await list({ filter: { search: 'насос', priceFrom: inr(60_000) } });
    expect(reply.cards.map((card) => card.skuId)).toEqual([sku.bigPump]);
    expect(reply.totals).toMatchObject({ total: 1, minPrice: inr(7_000), maxPrice: inr(90_000) });
    const none = await list({ filter: { search: 'насос', priceFrom: inr(100_000) } });
    expect(none).toMatchObject({ cards: [], correctedSearch: '', totals: { total: 0, minPrice: inr(7_000) } });
    expect(none.nearestCategories).toEqual([]);
  });

  it("sorts by name in the caller's language in both directions", async () => {
    const sorted = async (locale: string, descending: boolean) =>
      (
        await list({ categoryId: category.tea, sort: { key: 'prod_name', descending } }, actors.anonymous({ locale }))
      ).cards.map((card) => card.skuId);
    expect(await sorted('en', false)).toEqual([sku.blackTea, sku.kettle, sku.greenTea]);
    expect(await sorted('ru', false)).toEqual([sku.greenTea, sku.blackTea, sku.kettle]);
    expect(await sorted('ru', true)).toEqual([sku.kettle, sku.blackTea, sku.greenTea]);
  });

  it('sorts by brand, then by id, also in a search', async () => {
    const sort = { key: 'brand_name', descending: false };
    expect(idsOf(await list({ filter: { search: 'насос' }, sort }))).toEqual([sku.dosingPump, sku.bigPump, sku.spare]);
    expect(idsOf(await list({ categoryId: category.tea, sort }))).toEqual([sku.kettle, sku.greenTea, sku.blackTea]);
  });

  it('is returned page by page and is empty past its end with the true total', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...idsOf(await list({ page: { page, limit: 3 } })));
    expect(new Set(pages).size).toBe(8);
    expect(await list({ page: { page: 9, limit: 100 } })).toMatchObject({ cards: [], totals: { total: 8 } });
  });

  it('does not exist for an unknown category', async () => {
    for (const categoryId of ['00000002-0000-4000-8000-000000000099', 'nonsense', sku.bigPump]) {
      await expect(list({ categoryId })).rejects.toSatisfy((error) => isAppError(error, 'not_found'));
    }
  });

  it.each([
    ['sort.key', { sort: { key: 'price', descending: false } }],
    ['page', { page: { page: 0, limit: 10 } }],
    ['limit', { page: { page: 1, limit: 101 } }],
    ['filter.price_from', { filter: { search: '', priceFrom: { minor: 1n, currency: 'RUB' } } }],
    ['filter.price_to', { filter: { search: '', priceTo: { minor: -1n, currency: 'INR' } } }],
  ])('rejects an invalid %s', async (path, request) => {
    await expect(list(request)).rejects.toMatchObject({ kind: 'invalid', fields: [{ path }] });
  });
});

describe('The list of categories', () => {
  const ids = async (actor: ReturnType<typeof actors.broker>) =>
    (await catalogue.client.listCategories({ knownStamps: [] }, { actor })).categories.map((one) => one.id);

  it('has parents first, in display order, with the card counts of their subtrees', async () => {
    const { categories } = await catalogue.client.listCategories({ knownStamps: [] }, { actor: actors.anonymous() });
    expect(categories.map((one) => one.id)).toEqual([
      category.goods,
      category.machines,
      category.pumps,
      category.dosing,
      category.food,
      category.tea,
      category.services,
      category.software,
      category.development,
    ]);
    expect(categories.find((one) => one.id === category.goods)).toMatchObject({ skuCount: 7, parentId: '', level: 0 });
    expect(categories.find((one) => one.id === category.development)).toMatchObject({
      type: SkuType.SERVICE,
      treeId: category.services,
      parentId: category.software,
      name: { en: 'Development', ru: 'Разработка' },
    });
  });

  it('includes categories without cards only for users who write cards', async () => {
    expect(await ids(actors.broker())).toContain(category.empty);
    expect(await ids(actors.supplier({ roles: ['TEAM_GENERAL'] }))).toContain(category.empty);
    expect(await ids(actors.supplier())).not.toContain(category.empty);
    expect(await ids(actors.buyer())).not.toContain(category.empty);
  });
});
