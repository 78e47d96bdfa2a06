import type { CategoryView, CompanyCatalogView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error' });
}, 240_000);

afterAll(async () => world?.close());

const boundsOf = (view: CategoryView) => view.products_attributes.price.values.map(({ value }) => value);

describe.each(['ru', 'en'] as const)('Prices for a reader in %s', (locale) => {
  it('include a lowest and a highest value, and a filter with either as its limit shows the card with that price', async () => {
    const reader = world.browser(locale);
    const list = (filter: string) => reader.get<CategoryView>(`/catalog/category/?f_search=насос${filter}`);
    const all = await list('');
    const [min, max] = boundsOf(all);
    expect([all.currency, all.products_attributes.price.values.length]).toEqual([locale === 'ru' ? 'RUB' : 'INR', 2]);
    for (const filter of [`&f_price[0]=${max}`, `&f_price[1]=${min}`]) {
      const filtered = await list(filter);
      expect([filter, filtered.pagination.total_item_count > 0]).toEqual([filter, true]);
      expect(boundsOf(filtered)).toEqual([min, max]);
    }
    const beyond = await list(`&f_price[0]=${(max ?? 0) + 0.01}`);
    expect(beyond.pagination.total_item_count).toBe(0);
  });

  it('have neither a lowest nor a highest value if no card has a price', async () => {
    const none = await world.browser(locale).get<CategoryView>('/catalog/category/?f_search=zzzzzzzzzzzzzzz');
    expect(none.products_attributes.price.values).toEqual([{ value: null }, { value: null }]);
  });
});

describe('A price limit in the words of a search', () => {
  const listOf = (locale: 'ru' | 'en') => {
    const reader = world.browser(locale);
    return (search: string, more = '') =>
      reader.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent(search)}${more}`);
  };
  const found = ({ pagination }: CategoryView) => [
    pagination.total_item_count,
    pagination.items.map(({ sku_id: id }) => id),
  ];

  it.each([
    ['ru', 'насос', 'до 50 000 ₽', '&f_price[1]=50000', 'RUB'],
    ['ru', 'насос', 'от 20 до 50 тыс. руб.', '&f_price[0]=20000&f_price[1]=50000', 'RUB'],
    ['ru', 'насос', 'дешевле 50000', '&f_price[1]=50000', 'RUB'],
    ['en', 'pump', 'under 50,000 rupees', '&f_price[1]=50000', 'INR'],
  ] as const)(
    'finds in %s for «%s» and «%s» what the price filter finds',
    async (locale, goods, words, filter, currency) => {
      const list = listOf(locale);
      const inWords = await list(`${goods} ${words}`);
      const all = await list(goods);
      expect(found(inWords)).toEqual(found(await list(goods, filter)));
      expect(inWords.pagination.total_item_count).toBeGreaterThan(0);
      expect(inWords.pagination.total_item_count).toBeLessThan(all.pagination.total_item_count);
      expect(inWords.search_filters).toMatchObject([{ kind: 'price', words, currency }]);
    },
  );

  it('is converted from the other currency, applies together with the price filter, and is not read in an exact search', async () => {
    const list = listOf('ru');
    const rupees = await listOf('en')('насос до 50000 рупий');
    expect(found(await list('насос до 50000 рупий'))[0]).toBe(found(rupees)[0]);
    const narrower = '&f_price[1]=20000';
    expect(found(await list('насос до 50 000 ₽', narrower))).toEqual(found(await list('насос', narrower)));
    const exact = await list('насос до 50 000 ₽', '&f_exact=1');
    expect(exact.search_filters).toEqual([]);
  });

  it('stands alone too: it lists all cards with such prices', async () => {
    const list = listOf('ru');
    const cheap = await list('до 1000 ₽');
    expect(cheap.pagination.total_item_count).toBeGreaterThan(0);
    expect(cheap.search_filters).toMatchObject([{ words: 'до 1000 ₽', from: null, to: 1000 }]);
  });

  it('is not read if it is above the largest price, and the search still answers', async () => {
    const huge = await listOf('ru')('чай до 999999999999 крор руб');
    expect(huge.search_filters).toEqual([]);
  });

  it('is listed together with the measures of the search', async () => {
    const { search_filters: filters } = await listOf('ru')('насос 10-20 кВт до 900 000 ₽');
    expect(filters).toMatchObject([{ kind: 'price' }, { kind: 'measure', words: '10-20 кВт' }]);
  });
});

describe('A corrected search', () => {
  it('can be repeated exactly as typed, and suggests the nearest categories if that finds nothing', async () => {
    const reader = world.browser('ru');
    const list = (query: string) =>
      reader.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent('нсаос')}${query}`);
    const read = await list('');
    expect([read.corrected_search, read.nearest_categories]).toEqual(['насос', []]);
    const typed = await list('&f_exact=1');
    expect([typed.pagination.total_item_count, typed.corrected_search]).toEqual([0, null]);
    const [first] = typed.nearest_categories;
    const nearest = await reader.get<CategoryView>(`/catalog/category/${first?.id}`);
    expect([nearest.category?.name, nearest.pagination.total_item_count]).toEqual([first?.name, first?.sku_count]);
    const { company } = read.pagination.items[0] ?? {};
    const own = (query: string) =>
      reader.get<CompanyCatalogView>(`/company/${company?.id}/catalog?f_search=${encodeURIComponent('нсаос')}${query}`);
    expect((await own('')).totalCount).toBeGreaterThan(0);
    expect((await own('&f_exact=1')).totalCount).toBe(0);
  });
});
