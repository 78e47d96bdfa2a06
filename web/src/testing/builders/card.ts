import {
  type CardDetailsView,
  type CardView,
  type CategoryView,
  type DetailName,
  detailFields,
  type PlainField,
  type ProductView,
  shipmentParts,
} from '@setu/contract';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

/** The ids that builders use, easy to tell apart. */
export const ids = { pump: id('1'), category: id('2'), tree: id('3'), company: id('4'), tea: id('5') };

const named = (of: string, name: string) => ({ id: of, name, langs: {} });

/** Returns a pump for 1,000 rupees, with a minimum of two. */
export function aCard(changes: Partial<CardView> = {}): CardView {
  return {
    id: ids.pump,
    sku_id: ids.pump,
    category_id: ids.category,
    tree_id: ids.tree,
    categories: {
      tree: named(ids.tree, 'Товары'),
      category: named(id('9'), 'Машины'),
      subcategory: named(ids.category, 'Насосы'),
    },
    type: 'product',
    name: 'Насос центробежный',
    variant: null,
    vendor_code: 'KPM-65',
    hs_code: '841370',
    price_mode: 'exact',
    price_from: 1000,
    price_to: 1000,
    price_currency: 'INR',
    unit: { ...named(id('6'), 'шт'), description: 'штука' },
    minimum_quantum: 2,
    lead_days: 35,
    inco_terms: 'FOB',
    inco_place: 'Нава-Шева',
    is_sample_available: false,
    pictures: [],
    company: { id: ids.company, short_name: 'Deccan Flow', city: 'Пуна', verified: true, langs: {} },
    broker_manager: null,
    product: { brand_name: 'Deccan', manufacturer_country: named('IND', 'Индия'), type: 'goods' },
    draft: false,
    langs: {},
    ...changes,
  };
}

/** Returns the fields without values. `text` is the value of a missing text or choice. */
export const withoutValues = (fields: readonly PlainField[], text: '' | null) =>
  Object.fromEntries(
    fields.map((field) => {
      const { name, kind } = field;
      if (kind === 'flag') return [name, 'optional' in field ? null : false];
      return [name, kind === 'text' || kind === 'choice' ? text : null];
    }),
  );

type OwnDetail = Extract<DetailName, keyof CardDetailsView>;
const ownDetails = detailFields.filter(({ name }) => !(name in shipmentParts));
const withoutDetails = withoutValues(ownDetails, null) as Pick<CardDetailsView, OwnDetail>;

/** Returns the same card with everything its page shows. */
export function aDetailedCard(changes: Partial<CardDetailsView> = {}): CardDetailsView {
  return {
    ...aCard(),
    ...withoutDetails,
    payment_advance: 0.3,
    payment_transfer: 0.7,
    warranty: 18,
    width: 420,
    height: 725,
    length: 1060,
    weight: 212,
    count_in_one_package: 1,
    condition: 'Новый',
    area: null,
    industries: [named(id('5'), 'водоснабжение')],
    composition: null,
    features: null,
    technical_specification: 'Подача 100 м³/ч; напор 50 м',
    description: 'Pump for clean water',
    special_instructions: null,
    shipment: { method: 'sea', description: null, port: 'Нава-Шева', langs: {} },
    color: null,
    certificates: [],
    published_at: '2026-11-01T10:00:00Z',
    langs: { description: 'en' },
    ...changes,
  };
}

/** Returns a product's page as a customer with commerce sees it. */
export function aProduct(changes: Partial<ProductView> = {}): ProductView {
  return {
    card: aDetailedCard(),
    breadcrumbs: [named(ids.category, 'Насосы')],
    permissions: ['view'],
    actions: { add_to_cart: true, request: 'allowed' },
    review: null,
    company_logo: null,
    same_supplier: [],
    ...changes,
  };
}

/** Returns a category's list with one pump, priced in roubles. */
export function aCategoryList(changes: Partial<CategoryView> = {}): CategoryView {
  return {
    pagination: { items: [aCard()], total_item_count: 1, at_least: false, page: 1, limit: 30 },
    products_attributes: { price: { values: [{ value: 84.4 }, { value: 4120 }] } },
    currency: 'RUB',
    category: { ...named(ids.category, 'Насосы'), sku_count: 1, type: 'product' },
    breadcrumbs: [named(ids.category, 'Насосы')],
    sub_categories: [],
    corrected_search: null,
    search_filters: [],
    dropped_words: [],
    close_ids: [],
    search_id: null,
    facets: [],
    nearest_categories: [],
    shorter_searches: [],
    ...changes,
  };
}
