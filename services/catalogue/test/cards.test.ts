import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CardState, PriceMode, SkuType } from '@setu/proto/catalogue/words';
import { UserRemoved } from '@setu/proto/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, company, manager, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

type Actor = ReturnType<typeof actors.broker>;
const get = (skuId: string, actor: Actor = actors.anonymous()) => catalogue.client.getCard({ skuId }, { actor });
const own = (roles: string[] = []) => actors.supplier({ companyId: company.kaveri, roles });
const NOT_FOUND = { kind: 'not_found', code: 'not_found' };

describe('A card', () => {
  it('shows all its fields and its place in the category tree', async () => {
    const { card, breadcrumbs, permissions } = await get(sku.bigPump);
    expect(card).toMatchObject({
      card: {
        skuId: sku.bigPump,
        categoryId: category.pumps,
        treeId: category.goods,
        type: SkuType.PRODUCT,
        name: { en: 'Centrifugal pump KM-80', ru: 'Насос центробежный КМ-80' },
        priceFrom: { minor: 90_000_00n, currency: 'INR' },
        unit: { name: { ru: 'шт' } },
        minimumQuantum: 1.5,
        company: { id: company.kaveri, shortName: 'Kaveri', city: { ru: 'Пуна' }, verified: true },
        country: { id: 'IND', name: { en: 'India', ru: 'Индия' } },
        categories: {
          tree: { id: category.goods },
          category: { id: category.machines },
          subcategory: { id: category.pumps, name: { en: 'Pumps', ru: 'Насосы' } },
        },
        incoTerms: 'FOB',
        incoPlace: { ru: 'Мундра' },
        state: CardState.PUBLISHED,
      },
      paymentAdvance: 0.3,
      warranty: 0,
      width: 10.5,
      height: undefined,
      industries: [{ name: { en: 'Water supply', ru: 'Водоснабжение' } }],
      certificates: [{ name: 'EAC.pdf', size: 12_345n }],
      description: { ru: 'Проверено перед отгрузкой' },
      version: 1,
      publishedAt: '2026-11-01T10:00:00.000Z',
    });
    expect(breadcrumbs.map((one) => one.id)).toEqual([category.goods, category.machines, category.pumps]);
    expect(permissions).toEqual([]);
  });

  it('can have an industry that is not in the list', async () => {
    const { db } = catalogue.deps;
    const other = '00000007-0000-4000-8000-000000000099';
    await db('industry').insert({ id: other, name_en: 'Other', name_ru: 'Другое', position: 99 });
    const industriesOf = async () => (await get(sku.bigPump)).card?.industries.map(({ name }) => name);
    const [water] = (await industriesOf()) ?? [];
    await db('sku_version')
      .where({ sku_id: sku.bigPump })
      .update({ industry_ids: db.raw('industry_ids || ?::uuid', [other]), other_industry: 'Handlooms' });
    expect(await industriesOf()).toMatchObject([{ ...water }, { en: 'Handlooms' }]);
    await db('sku_version').where({ sku_id: sku.bigPump }).update({ other_industry: '' });
    expect(await industriesOf()).toMatchObject([{ ...water }, { en: 'Other', ru: 'Другое' }]);
  });

  it('has no prices if its price is on request', async () => {
    const { card } = await get(sku.blackTea);
    expect(card?.card).toMatchObject({ priceMode: PriceMode.REQUEST, priceFrom: undefined, priceTo: undefined });
  });

  it('shows its manager to brokers only', async () => {
    expect((await get(sku.bigPump, actors.broker())).card?.card?.brokerManagerId).toBe(manager);
    for (const actor of [actors.anonymous(), actors.buyer(), own()]) {
      expect((await get(sku.bigPump, actor)).card?.card?.brokerManagerId).toBe('');
    }
  });

  it.each([
    ['a manager of the broker', actors.broker({ roles: ['TEAM_MANAGER'] }), ['edit', 'delete']],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), ['edit', 'delete']],
    ['an admin', actors.broker({ roles: ['ROLE_ADMIN'] }), ['edit', 'delete']],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), ['review']],
    ['the supplier’s admin', own(['ROLE_COMPANY_ADMIN']), ['edit', 'delete']],
    ['the supplier’s manager', own(['TEAM_MANAGER']), ['edit', 'delete']],
    ['the supplier’s plain user', own(['ROLE_USER']), []],
    ['another supplier', actors.supplier({ roles: ['ROLE_COMPANY_ADMIN'] }), []],
    ['a customer', actors.buyer({ roles: ['ROLE_COMPANY_ADMIN'] }), []],
    ['an anonymous visitor', actors.anonymous({ roles: ['TEAM_MANAGER'], companyType: 'broker' }), []],
  ])('gives %s the permissions of the rights table', async (_who, actor, permissions) => {
    expect((await get(sku.bigPump, actor)).permissions).toEqual(permissions);
  });

  it.each([sku.draft, sku.hidden])(
    'that is not public (%s) exists for brokers, but not for customers or other suppliers',
    async (id) => {
      await expect(get(id)).rejects.toMatchObject(NOT_FOUND);
      await expect(get(id, actors.buyer())).rejects.toMatchObject(NOT_FOUND);
      await expect(get(id, actors.supplier())).rejects.toMatchObject(NOT_FOUND);
      await expect(get(id, actors.buyer({ companyId: company.kaveri }))).rejects.toMatchObject(NOT_FOUND);
      expect((await get(id, actors.broker())).card?.card?.skuId).toBe(id);
    },
  );

  it('that is a draft exists for the staff of its supplier', async () => {
    expect((await get(sku.draft, own())).card?.card?.state).toBe(CardState.DRAFT);
    await expect(get(sku.hidden, own())).rejects.toMatchObject(NOT_FOUND);
  });

  it('does not exist for an invalid id', async () => {
    for (const id of ['', 'x', category.pumps]) await expect(get(id)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('Reading several cards at once', () => {
  it('returns an entry for every requested id, including missing cards', async () => {
    const skuIds = [sku.bigPump, sku.draft, sku.bigPump.toUpperCase(), 'nonsense'];
    const { cards } = await catalogue.client.batchGetCards({ skuIds }, { actor: actors.buyer() });
    expect(Object.keys(cards).sort()).toEqual([...new Set(skuIds)].sort());
    expect(cards[sku.bigPump]?.card?.card?.vendorCode).toBe('KAV-PMP-0080');
    expect(cards[sku.draft]).toEqual({ card: undefined });
    expect(cards.nonsense).toEqual({ card: undefined });
  });

  it('includes drafts for users who may see them', async () => {
    const { cards } = await catalogue.client.batchGetCards({ skuIds: [sku.draft] }, { actor: own() });
    expect(cards[sku.draft]?.card?.card?.state).toBe(CardState.DRAFT);
  });

  it('accepts at most 500 ids', async () => {
    const skuIds = Array.from({ length: 501 }, (_, i) => String(i));
    await expect(catalogue.client.batchGetCards({ skuIds }, { actor: actors.buyer() })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'sku_ids' }],
    });
  });
});

it("the cards of a departed manager go to the manager's successor", async () => {
  const successor = systemIds.id();
  const payload = Buffer.from(UserRemoved.encode({ userId: manager, companyId: '', heirId: successor }).finish());
  const event = { id: systemIds.id(), subject: 'setu.identity.user.removed', aggregateId: manager, payload };
  await catalogue.publish({ ...event, occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' });
  await catalogue.settle();
  expect((await get(sku.bigPump, actors.broker())).card?.card?.brokerManagerId).toBe(successor);
});
