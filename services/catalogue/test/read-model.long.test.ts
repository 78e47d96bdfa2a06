import { withUnlimitedTransaction } from '@setu/kit/db';
import { actors } from '@setu/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import { type Catalogue, category, company, projected, publishCompany, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeEach(async () => {
  catalogue = await startTestCatalogue();
});
afterEach(() => catalogue?.close());

const actor = actors.anonymous({ locale: 'ru' });
const search = async (text: string) =>
  (await catalogue.client.listCards({ categoryId: '', filter: { search: text } }, { actor })).cards.map(
    (one) => one.skuId,
  );

/** Returns the content of the read model without the numbers that a rebuild may choose freely. */
async function contents(): Promise<unknown> {
  const { db } = catalogue.deps;
  const inOrder = (column: string) =>
    db.raw(`SELECT array_agg(d.sku_id ORDER BY l.${column}) AS ids, l.category_num FROM listing l JOIN search_doc d ON d.rank = l.rank
      GROUP BY l.category_num ORDER BY l.category_num`);
  const all = [
    db.raw(
      'SELECT sku_id, category_num, company_num, price, price_to, code, words::text FROM search_doc ORDER BY sku_id',
    ),
    db.raw('SELECT category_num, cards, min_price, max_price FROM category_stats ORDER BY category_num'),
    db.raw(
      'SELECT company_num, d.sku_id FROM company_listing c JOIN search_doc d USING (company_num, rank) ORDER BY 1, 2',
    ),
    ...['rank', 'name_rank_en', 'name_rank_ru', 'brand_rank'].map(inOrder),
  ];
  return (await Promise.all(all)).map((result) => result.rows);
}

async function companyChanged(change: Parameters<typeof publishCompany>[1]): Promise<void> {
  await publishCompany(catalogue, change);
  await catalogue.settle();
  await projected(catalogue);
}

describe('The read model', () => {
  it('equals a rebuilt one after it was updated card by card', async () => {
    await catalogue.deps.write((stores) => publishCard(stores, sku.draft, new Date('2026-11-19T00:00:00Z')));
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.kettle));
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.greenTea));
    await catalogue.deps.write((stores) => publishCard(stores, sku.greenTea, new Date('2026-11-20T00:00:00Z')));
    const before = await contents();
    await withUnlimitedTransaction(catalogue.deps.db, (conn) => rebuildSearch(conn));
    expect(await contents()).toEqual(before);
  });

  it('finds a card in every spelling as soon as it is published, and no longer after it is withdrawn', async () => {
    expect(await search('бочковой')).toEqual([]);
    await catalogue.deps.write((stores) => publishCard(stores, sku.draft, new Date()));
    for (const text of [
      'бочковой',
      'бочковые насосы',
      'jxrjdjq',
      ',jxrjdjq',
      'bochkovoy',
      'бочковйо',
      'KAV-DRM-1',
      'drum',
    ]) {
      expect(await search(text), text).toEqual(text === 'jxrjdjq' ? [] : [sku.draft]);
    }
    const suggested = await catalogue.client.suggest({ query: 'бочк' }, { actor });
    expect(suggested.cards.map((one) => one.skuId)).toEqual([sku.draft]);
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.draft));
    expect(await search('бочковой')).toEqual([]);
    expect((await catalogue.client.suggest({ query: 'бочк' }, { actor })).cards).toEqual([]);
  });

  it('does not publish a card twice and does not withdraw a card that is not public', async () => {
    const { write } = catalogue.deps;
    expect(await write((stores) => publishCard(stores, sku.draft, new Date()))).toBe(1);
    expect(await write((stores) => publishCard(stores, sku.draft, new Date()))).toBeUndefined();
    expect(await write((stores) => withdrawCard(stores, sku.draft))).toBe(1);
    expect(await write((stores) => withdrawCard(stores, sku.draft))).toBeUndefined();
  });

  it('is rebuilt after a day, and not before', async () => {
    const rebuild = (since: Date) => catalogue.deps.write(({ readModel }) => readModel.rebuildUnlessSince(since));
    expect(await rebuild(new Date(Date.now() - 86_400_000))).toBe(false);
    expect(await rebuild(new Date(Date.now() + 1_000))).toBe(true);
    expect(await search('насосы')).toContain(sku.bigPump);
  });
});

describe('A company', () => {
  it('that is locked hides its cards from the public, and shows them again when it is unlocked', async () => {
    const suppliersOf = async () =>
      (await catalogue.client.listCategorySuppliers({ categoryId: category.machines }, { actor })).suppliers;
    const before = await contents();
    const [first] = await suppliersOf();
    expect(first).toMatchObject({ id: company.kaveri, shortName: 'Kaveri', city: { en: 'Pune' }, verified: true });
    expect(first?.skuCount).toBeGreaterThan(0);
    await companyChanged({ active: false });
    expect((await suppliersOf()).map(({ id }) => id)).not.toContain(company.kaveri);
    expect(await search('насосы')).toEqual([sku.dosingPump]);
    await expect(catalogue.client.getCard({ skuId: sku.bigPump }, { actor })).rejects.toMatchObject({
      kind: 'not_found',
    });
    const { categories } = await catalogue.client.listCategories({ knownStamps: [] }, { actor });
    expect(categories.map((one) => one.id)).not.toContain(category.tea);
    await companyChanged({ active: true, version: 3 });
    expect(await contents()).toEqual(before);
  });

  it('on the blacklist is hidden, and an outdated event does not show it again', async () => {
    await companyChanged({ blacklisted: true, version: 5 });
    await companyChanged({ blacklisted: false, version: 4 });
    expect(await search('насосы')).toEqual([sku.dosingPump]);
    const brokers = await catalogue.client.listCompanyCards(
      { companyId: company.kaveri, categoryId: '' },
      { actor: actors.broker() },
    );
    expect(brokers.totals?.total).toBe(7);
  });

  it('that is locked has no cards in lists, even before the read model is updated', async () => {
    await catalogue.deps.db('company').where({ id: company.deccan }).update({ active: false });
    expect(await search('насосы')).not.toContain(sku.dosingPump);
    const brokers = await catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: '' },
      { actor: actors.broker() },
    );
    expect(brokers.cards.map((one) => one.skuId)).toContain(sku.dosingPump);
  });

  it('that is new is stored, and its new name and logo appear on its cards', async () => {
    const logoPictureId = '00000001-0000-4000-8000-0000000000aa';
    await companyChanged({ companyId: '00000001-0000-4000-8000-000000000009', shortName: 'Newcomer', version: 1 });
    await companyChanged({ shortName: 'Kaveri Agro', logoPictureId });
    const { card, companyLogoId } = await catalogue.client.getCard({ skuId: sku.bigPump }, { actor });
    expect(card?.card?.company?.shortName).toBe('Kaveri Agro');
    expect(companyLogoId).toBe(logoPictureId);
  });
});
