import { actors } from '@setu/kit/testing';
import { SkuType } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { type Catalogue, category, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const options = { actor: actors.anonymous() };

const shownToAll = Object.entries(sku)
  .filter(([name]) => name !== 'hidden' && name !== 'draft')
  .map(([, id]) => id)
  .sort();

const everyCard = async (limit: number) => {
  const ids: string[] = [];
  for (;;) {
    const { cards } = await catalogue.client.listSitemapCards({ afterSkuId: ids.at(-1) ?? '', limit }, options);
    ids.push(...cards.map(({ skuId }) => skuId));
    if (cards.length < limit) return ids;
  }
};

it('the sitemap has every public card once, and no draft and no card of a locked company', async () => {
  for (const limit of [1, 3, 1000]) expect(await everyCard(limit)).toEqual(shownToAll);
});

it('a card in the sitemap has its canonical category, its type and its publishing date', async () => {
  const { cards } = await catalogue.client.listSitemapCards({ afterSkuId: sku.hedgehog, limit: 1 }, options);
  expect(cards).toEqual([
    {
      skuId: sku.audit,
      categoryId: category.development,
      type: SkuType.SERVICE,
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
});

it('the parts of the sitemap have every card, and no part is empty', async () => {
  for (const partSize of [1, 3, 4, 8, 100]) {
    const { afterSkuIds } = await catalogue.client.listSitemapParts({ partSize }, options);
    const parts = await Promise.all(
      afterSkuIds.map((afterSkuId) => catalogue.client.listSitemapCards({ afterSkuId, limit: partSize }, options)),
    );
    expect(parts.map(({ cards }) => cards.length)).not.toContain(0);
    expect(parts.flatMap(({ cards }) => cards.map(({ skuId }) => skuId))).toEqual(shownToAll);
  }
});

it('the sitemap has the companies with public cards, and all static pages', async () => {
  const all = await catalogue.client.listSitemapCompanies({ afterCompanyId: '', limit: 1000 }, options);
  expect(all.companyIds).toEqual([company.kaveri, company.deccan]);
  const next = await catalogue.client.listSitemapCompanies({ afterCompanyId: company.kaveri, limit: 1000 }, options);
  expect(next.companyIds).toEqual([company.deccan]);
  const { links } = await catalogue.client.listSitemapLinks({}, options);
  expect(links).toContain('about');
});

it.each([0, 1001])('a page of %i entries is rejected', async (limit) => {
  for (const call of [
    () => catalogue.client.listSitemapCards({ afterSkuId: '', limit }, options),
    () => catalogue.client.listSitemapCompanies({ afterCompanyId: '', limit }, options),
  ])
    await expect(call()).rejects.toMatchObject({ kind: 'invalid' });
});

it('a withdrawn card leaves the sitemap', async () => {
  await catalogue.deps.write((stores) => withdrawCard(stores, sku.kettle));
  expect(await everyCard(1000)).not.toContain(sku.kettle);
});
