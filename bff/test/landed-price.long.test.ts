import type {
  CategoryView,
  CompanyCatalogView,
  LandedCartView,
  LandedPlaceView,
  LandedPriceView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let visitor: Browser;
let cards: CategoryView['pagination']['items'];
beforeAll(async () => {
  world = await startWorld();
  visitor = world.browser('ru');
  const found = await visitor.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent('насос')}&limit=30`);
  cards = found.pagination.items.filter(({ price_from: price }) => price !== null);
}, 240_000);
afterAll(() => world?.close());

const path = (query: Record<string, string> = {}, card = cards[0]?.sku_id ?? '') =>
  `/api/landed-price?${new URLSearchParams({ card, count: '5', ...query })}`;
const estimate = (query: Record<string, string> = {}) => visitor.get<LandedPriceView>(path(query));
const amountOf = ({ lines }: LandedPriceView, kind: string) => lines.find((line) => line.kind === kind)?.amount;
const cents = (amount: number) => Math.round(amount * 100);

describe('The landed price of a card', () => {
  it('is open to everyone but suppliers, and adds up', async () => {
    const people = [visitor, await world.signedIn('buyer@volga.example'), await world.signedIn('manager@setu.example')];
    for (const browser of people) {
      const price = await browser.get<LandedPriceView>(path());
      expectNames(
        price,
        'total, per_unit, vat, total_without_vat, customs_value, is_complete, city, date, rate_date, lines, assumptions, gaps, routes',
      );
      const sum = price.lines.reduce((all, { amount }) => all + cents(amount ?? 0), 0);
      expect(sum).toBe(cents(price.total));
      expect(cents(price.total_without_vat)).toBe(cents(price.total) - cents(price.vat));
      expect(price.is_complete).toBe(price.gaps.length === 0);
    }
    const supplier = await world.signedIn('supplier@kaveri.example', 'en');
    expect((await supplier.call(path())).status).toBe(404);
    expect((await supplier.call('/api/landed-price/cities')).status).toBe(404);
  });

  it('has the goods at the price that the card shows, multiplied', async () => {
    const price = await estimate({ rate: '2' });
    expect(amountOf(price, 'goods')).toBe((cards[0]?.price_from ?? 0) * 2 * 5);
    expect(price.assumptions.find(({ kind }) => kind === 'rate')).toMatchObject({ value: 2, is_overridden: true });
  });

  it('follows the city, the quantity and the reader’s own figures', async () => {
    const cities = await visitor.get<LandedPlaceView[]>('/api/landed-price/cities');
    expect(cities[0]).toEqual({ code: 'RUMOW', name: 'Москва', langs: {} });
    const [near, far] = [await estimate(), await estimate({ city: cities.at(-1)?.code ?? '' })];
    expect(far.total).toBeGreaterThan(near.total);
    expect((await estimate({ count: '6' })).total).toBeGreaterThan(near.total);
    expect(amountOf(await estimate({ broker: '0' }), 'broker')).toBe(0);
    expect(amountOf(await estimate({ duty: '10' }), 'duty')).toBeCloseTo(near.customs_value / 10, 2);
  });

  it('names sources in the reader’s language', async () => {
    const titles = async (browser: Browser) =>
      (await browser.get<LandedPriceView>(path())).assumptions.flatMap(({ source }) => source?.title ?? []);
    const [russian, english] = [await titles(visitor), await titles(world.browser('en'))];
    expect(russian.length).toBeGreaterThan(1);
    expect(russian.every((title) => /[а-я]/.test(title) && !title.includes(' / '))).toBe(true);
    expect(english.some((title) => /[а-я]/.test(title))).toBe(false);
  });

  it.each([
    [{ count: '0' }, 'count', 'Введите число больше нуля'],
    [{ count: 'many' }, 'count', 'Введите число'],
    [{ city: 'RUXXX' }, 'city', 'Сюда мы доставку не считаем. Выберите город из списка'],
    [{ date: '2026-02-30' }, 'date', 'Укажите дату, например 20.11.2026'],
    [{ duty: '-1' }, 'duty', 'Не меньше 0'],
    [{ rate: '0' }, 'rate', 'Введите число больше нуля'],
    [{ mode: 'camel' }, 'mode', 'Выберите один из вариантов'],
  ])('is refused for %j with a message for that parameter', async (query, field, message) => {
    const { status, failure } = await visitor.call(path(query));
    expect([status, failure.data.error]).toEqual([422, { [field]: message }]);
  });

  it('does not exist for an unknown card', async () => {
    expect((await visitor.call(path({}, '00000000-0000-4000-8000-000000000000'))).status).toBe(404);
  });
});

describe('The landed price of a cart', () => {
  it('is one declaration with one fee and one broker, whose parts add up', async () => {
    const buyer = await world.signedIn('buyer@volga.example');
    const empty = await buyer.post('/basket/clear');
    expect(empty.status).toBe(200);
    expect(await buyer.get<LandedCartView>('/api/landed-price/cart')).toEqual({ price: null, left_out: 0 });
    const chosen = cards.slice(0, 2).map(({ sku_id: id }) => id);
    for (const id of chosen) await buyer.post('/basket/products/add', { id, count: 5 });
    const { price, left_out } = await buyer.get<LandedCartView>('/api/landed-price/cart');
    expect(left_out).toBe(0);
    expect(price?.items.map(({ sku_id: id }) => id).toSorted()).toEqual(chosen.toSorted());
    const parts = price?.items.reduce((all, { total }) => all + cents(total), 0);
    expect(parts).toBe(cents(price?.total ?? 0));
    const broker = price?.lines.find(({ kind }) => kind === 'broker')?.amount;
    expect(broker).toBe(25_000);
  });

  it('is for customers only', async () => {
    const supplier = await world.signedIn('supplier@kaveri.example', 'en');
    expect((await supplier.call('/api/landed-price/cart')).status).toBe(403);
    expect((await visitor.call('/api/landed-price/cart')).status).toBe(403);
  });
});

describe('The landed price in a list', () => {
  type Listed = CategoryView['pagination']['items'];
  const listOf = async (browser: Browser, query: string): Promise<Listed> =>
    (await browser.get<CategoryView>(`/catalog/category/?limit=30&${query}`)).pagination.items;
  const sorted = (direction: 'asc' | 'desc') => listOf(visitor, `f_search=pump&sort[landed]=${direction}`);
  const figures = (items: Listed) => items.flatMap(({ landed }) => landed?.per_unit ?? []);

  beforeAll(async () => {
    await world.settle();
    await world.services.catalogue.deps.write(({ jobs }) => jobs.add('catalogue.refresh-landed-prices', {}));
    await vi.waitFor(async () => expect(figures(await sorted('asc')).length).toBeGreaterThan(3), {
      ...{ timeout: 90_000, interval: 1_000 },
    });
  }, 120_000);

  it('equals the estimate for the minimum quantity, and sorts the list', async () => {
    const items = await sorted('asc');
    expect(figures(items)).toEqual(figures(items).toSorted((one, other) => one - other));
    expect(figures(await sorted('desc'))[0]).toBeGreaterThanOrEqual(figures(items).at(-1) ?? 0);
    for (const { sku_id: id, minimum_quantum: minimum, landed } of items.slice(0, 3)) {
      const price = await visitor.get<LandedPriceView>(path({ count: String(minimum ?? 1) }, id));
      expect({ isComplete: price.is_complete, per_unit: price.per_unit, rate_date: price.rate_date }).toEqual({
        ...{ isComplete: true, ...landed },
      });
    }
    const ofCompany = await visitor.get<CompanyCatalogView>(
      `/company/${items[0]?.company.id}/catalog?sort[landed]=asc`,
    );
    expect(ofCompany.skus.find(({ sku_id: id }) => id === items[0]?.sku_id)?.landed).toEqual(items[0]?.landed);
  });

  it('does not exist for suppliers, who cannot sort by it either', async () => {
    const supplier = await world.signedIn('supplier@kaveri.example', 'en');
    const items = await listOf(supplier, 'f_search=pump');
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => 'landed' in item)).toEqual([]);
    const own = await supplier.get<CompanyCatalogView>(
      `/company/${(await supplier.context()).user?.company.id}/catalog`,
    );
    expect([own.skus.length > 0, own.skus.some((item) => 'landed' in item)]).toEqual([true, false]);
    expect((await supplier.call('/catalog/category/?f_search=pump&sort[landed]=asc')).status).toBe(422);
  });
});
