import {
  type BasketItemsView,
  type CardDetailsView,
  type CardView,
  type CategoryIndexView,
  type CategorySuppliersView,
  type CategoryView,
  type CompanyCatalogView,
  type HomeView,
  type Langs,
  type ListedCardView,
  type ProductView,
  plainFields,
  type SimilarCardsView,
  type SuggestionsView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames, holdersOf } from './wire-names.js';
import { startWorld, type World } from './world.js';

/**
 * The fields of the specification, section 3, and those that lists add: `tree_id, type, price_mode, variant, langs`,
 * and the place of the delivery terms.
 */
const listed = `id, sku_id, category_id, tree_id, categories, type, name, vendor_code, hs_code, price_mode, price_from,
  price_to, price_currency, unit, minimum_quantum, is_sample_available, lead_days, inco_terms, inco_place, pictures, company,
  broker_manager, product, draft, variant, langs`;
const full = `${listed}, payment_advance, payment_transfer, warranty, width, height, length, weight, count_in_one_package,
  condition, area, industries, composition, features, technical_specification, description, special_instructions, shipment,
  certificates, color, published_at${plainFields.map((field) => ('fact' in field ? `, ${field.name}` : '')).join('')}`;
const named = 'id, name, langs';

const expectCard = (card: CardView, names = listed): void => {
  expectNames(card, names);
  expectNames(card.categories, 'tree, category, subcategory');
  for (const level of Object.values(card.categories)) expectNames(level, named);
  expect([card.categories.tree?.id, card.categories.subcategory?.id]).toEqual([card.tree_id, card.category_id]);
  expectNames(card.unit, `${named}, description`);
  expectNames(card.company, 'id, short_name, city, verified, langs');
  expectNames(card.product, 'brand_name, manufacturer_country, type');
  if (card.product.manufacturer_country) expectNames(card.product.manufacturer_country, named);
  for (const picture of card.pictures) expectNames(picture, 'id, url, original_name, color');
  expect(card.sku_id).toBe(card.id);
  expect(card.product.type).toBe(card.type === 'service' ? 'services' : 'goods');
  expect([typeof card.name, typeof card.lead_days, typeof card.minimum_quantum]).toEqual([
    'string',
    'number',
    'number',
  ]);
};

let world: World;
let visitor: Browser;
let english: Browser;
let manager: Browser;
beforeAll(async () => {
  world = await startWorld();
  [visitor, english] = [world.browser('ru'), world.browser('en')];
  manager = await world.signedIn('manager@setu.example');
});
afterAll(() => world?.close());

const list = (browser: Browser, query = 'f_search=pump') => browser.get<CategoryView>(`/catalog/category/?${query}`);
const firstOf = async (browser: Browser): Promise<CardView> => {
  const [card] = (await list(browser)).pagination.items;
  if (!card) throw new Error('no card in the list');
  return card;
};
const pageOf = async (browser: Browser, { type, category_id, sku_id }: CardView) =>
  browser.get<ProductView>(`/catalog/${type}/${category_id}/${sku_id}`);

describe('A card has the field names of the specification', () => {
  it('in a category’s list, on the home page and in a company’s catalogue', async () => {
    const { items } = (await list(visitor)).pagination;
    const home = await visitor.get<HomeView>('/');
    const { skus } = await visitor.get<CompanyCatalogView>(`/company/${items[0]?.company.id}/catalog`);
    for (const cards of [items, home.promoted_skus, home.new_skus, skus]) {
      expect(cards.length).toBeGreaterThan(0);
      // The price in Moscow is computed in the background, and only lists have it.
      for (const { landed: _, ...card } of cards as ListedCardView[]) expectCard(card);
    }
  });

  it('on its own page, with its terms, sizes, descriptions, shipment and documents', async () => {
    const { card, company_logo, same_supplier } = await pageOf(visitor, await firstOf(visitor));
    expectCard(card, full);
    if (company_logo) expectNames(company_logo, 'id, url, original_name, color');
    for (const industry of card.industries) expectNames(industry, named);
    expect(card.industries.length).toBeGreaterThan(0);
    expect(card.industries[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expectNames(card.shipment, 'method, description, port, langs');
    if (card.color) expectNames(card.color, `${named}, hex`);
    for (const file of card.certificates) expectNames(file, 'id, url, original_name, size, type, valid_until');
    expect([typeof card.payment_advance, typeof card.warranty, typeof card.weight]).not.toContain('string');
    for (const other of same_supplier) expectCard(other);
  });

  it('for a service, which belongs to the second tree', async () => {
    const { trees } = await visitor.get<CategoryIndexView>('/catalog/category/');
    const { items } = (await visitor.get<CategoryView>(`/catalog/category/${trees[1]?.id}`)).pagination;
    const { card } = await pageOf(visitor, items[0] as CardView);
    expectCard(card, full);
    expect([card.type, card.product.type, card.tree_id]).toEqual(['service', 'services', trees[1]?.id]);
  });

  it('in a cart, as it was when it was added', async () => {
    const buyer = await world.signedIn('buyer@volga.example');
    await buyer.post('/basket/products/add', { id: (await firstOf(buyer)).sku_id });
    const { list: lines } = (await buyer.post<BasketItemsView>('/basket/items', {})).data;
    for (const line of lines) {
      expectNames(
        line,
        'id, basket_price, added_price, price_changed, available, count, added_at, later_at, open_request, product_sku',
      );
      expectCard(line.product_sku);
    }
  });

  it('with its manager for broker staff only, in lists and on its page', async () => {
    const card = await firstOf(manager);
    expectNames(card.broker_manager, 'id, name, surname, patronymic');
    expect((await pageOf(manager, card)).card.broker_manager).toEqual(card.broker_manager);
    const supplier = await world.signedIn('supplier@kaveri.example');
    for (const browser of [visitor, english, supplier])
      expect((await pageOf(browser, await firstOf(browser))).card.broker_manager).toBeNull();
  });
});

describe('Texts are plain and in the reader’s language', () => {
  const untranslated = async (browser: Browser): Promise<CardView[]> => {
    const { items } = (await list(browser, 'limit=100&f_search=pump')).pagination;
    const companies = [...new Set(items.map(({ company }) => company.id))];
    const catalogues = await Promise.all(
      companies.map((id) => browser.get<CompanyCatalogView>(`/company/${id}/catalog?limit=100`)),
    );
    return catalogues.flatMap(({ skus }) => skus).filter(({ draft }) => draft);
  };

  it('for a translated card in Russian and in English, without entries in `langs`', async () => {
    const [russian, inEnglish] = [await firstOf(visitor), await firstOf(english)];
    expect(russian.name).toMatch(/[а-я]/i);
    expect(inEnglish.name).toMatch(/^[ -~°×²³…–—№]+$/);
    for (const browser of [visitor, english]) {
      const page = await pageOf(browser, await firstOf(browser));
      const holders = holdersOf(page.card);
      expect(holders.length).toBeGreaterThan(8);
      expect(holders.flatMap(({ langs }) => Object.keys(langs as Langs))).toEqual([]);
    }
  });

  it('with English where there is no Russian text, and `langs` names exactly these', async () => {
    const drafts = await untranslated(manager);
    const foreign = drafts.find(({ langs }) => langs.name === 'en');
    if (!foreign) throw new Error('the demo world has no untranslated draft');
    const { card } = await pageOf(manager, foreign);
    for (const [field, lang] of Object.entries(card.langs)) {
      expect(lang).toBe('en');
      expect(card[field as keyof CardDetailsView]).toMatch(/[a-z]/i);
      expect(card[field as keyof CardDetailsView]).not.toMatch(/[а-я]/i);
    }
    const { card: own } = await pageOf(await world.signedIn('manager@setu.example', 'en'), foreign);
    expect([own.name, own.langs]).toEqual([card.name, {}]);
  });

  it('for a category with id, name, sku_count and children, and its type and picture', async () => {
    const { trees } = await visitor.get<CategoryIndexView>('/catalog/category/');
    const { tree } = await english.get<{ tree: CategoryIndexView['trees'] }>('/catalog/tree');
    const nodesOf = (roots: CategoryIndexView['trees']): CategoryIndexView['trees'] =>
      roots.flatMap((root) => [root, ...nodesOf(root.children)]);
    for (const node of nodesOf(trees))
      expectNames(node, 'id, name, sku_count, children, type, picture, langs, other_name');
    for (const node of nodesOf(tree)) {
      expectNames(node, 'id, name, sku_count, children, type, picture, langs, other_name');
      expect(node.other_name).toMatch(/[а-яё]/i);
    }
    expect(tree.map(({ name }) => name)).toEqual(['Goods', 'Services']);
    expect(trees.map(({ name }) => name)).toEqual(['Товары', 'Услуги']);
    const branch = trees[0]?.children[0]?.id;
    const { suppliers } = await english.get<CategorySuppliersView>(`/api/category-suppliers/${branch}`);
    const unknown = `/api/category-suppliers/${crypto.randomUUID()}`;
    expect((await english.call(unknown)).status).toBe(404);
    expect(suppliers.length).toBeGreaterThan(1);
    for (const supplier of suppliers) {
      expectNames(supplier, 'id, short_name, city, verified, sku_count, logo, langs');
      expect(supplier.sku_count).toBeGreaterThan(0);
    }
  });

  it('for similar cards, which are listed like all cards', async () => {
    const tea = await visitor.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent('чай')}`);
    const skuId = tea.pagination.items[0]?.sku_id ?? '';
    const { cards } = await english.get<SimilarCardsView>(`/api/similar-cards/${skuId}`);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.map(({ sku_id }) => sku_id)).not.toContain(skuId);
    for (const card of cards) expectCard(card);
    expect((await visitor.call(`/api/similar-cards/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await visitor.call('/api/similar-cards/everything')).status).toBe(404);
  });

  it('for suggestions, units, colours, countries and the blocks of the home page', async () => {
    const { categories, skus } = await visitor.get<SuggestionsView>(
      `/catalog/search/autocomplete-products?q=${encodeURIComponent('насос')}`,
    );
    expect(categories.length + skus.length).toBeGreaterThan(1);
    for (const one of categories) expectNames(one, 'id, tree_id, name, path, sku_count, langs');
    for (const one of skus)
      expectNames(one, 'id, sku_id, name, vendor_code, category_id, tree_id, type, picture, langs');
    const first = async (path: string) => (await english.get<unknown[]>(path))[0];
    expectNames(await first('/api/product-units'), `${named}, description`);
    expectNames(await first('/api/get-colors'), `${named}, hex`);
    expect(await first('/api/get-iso-countries')).toEqual({ id: 'IND', name: 'India', langs: {} });
    const { hero, promo, banner } = await english.get<HomeView>('/');
    for (const block of [...hero, ...promo, banner])
      expectNames(block, 'id, title, text, action, link, pictures, tone, langs');
  });
});
