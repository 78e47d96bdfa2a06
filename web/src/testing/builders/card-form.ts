import { type CardFormValues, type CardFormView, type CategoryNode, plainFields } from '@setu/contract';
import { ids, withoutValues } from './card';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

/** The ids of the options in a card's form. */
export const formIds = {
  goods: ids.tree,
  services: id('a'),
  machines: id('9'),
  pumps: ids.category,
  fans: id('b'),
  unit: id('6'),
  green: id('c'),
  water: id('d'),
  otherIndustry: id('e'),
};

const node = (of: string, name: string, children: CategoryNode[] = [], type: CategoryNode['type'] = 'product') => ({
  ...{ id: of, name, langs: {}, sku_count: 1, type, picture: null, other_name: '', children },
});

/** A tree of goods with machines (pumps and fans), and a tree of services. */
export const aTree: CategoryNode[] = [
  node(formIds.goods, 'Товары', [
    node(formIds.machines, 'Машины', [node(formIds.pumps, 'Насосы'), node(formIds.fans, 'Вентиляторы')]),
  ]),
  node(formIds.services, 'Услуги', [node(id('f'), 'Логистика', [], 'service')], 'service'),
];

/** Returns the values of a pump with everything the form needs. */
export const someValues = (changes: Partial<CardFormValues> = {}): CardFormValues => ({
  ...(withoutValues(plainFields, '') as CardFormValues),
  ...{ name: 'Pump KPC 40-200', tree_index: formIds.goods, category_id: formIds.pumps, hs_code: '841370' },
  ...{ vendor_code: 'KPC', price_from: 1000, price_to: 1500.5 },
  price_mode: 'range',
  price_currency: 'INR',
  ...{ payment_advance: 30, payment_transfer: 70, inco_terms: 'FOB', inco_place: '', minimum_quantum: 1 },
  ...{ width: 395, height: 610, length: 860, weight: 148, lead_days: 55, warranty: 18, count_in_one_package: 1 },
  ...{ unit: formIds.unit, brand: 'Deccan', country: 'IND', color: formIds.green, industries: [formIds.water] },
  ...{ other_industry: '', area: 'Acids', composition: '', features: '', technical_specification: '' },
  ...{ description: 'For acids', special_instructions: 'Keep dry', condition: 'new', is_sample_available: false },
  ...{ shipment_description: 'Crate', shipment_port: 'Nhava Sheva', files: [], pictures: [] },
  shipment_method: 'sea',
  version: 3,
  ...changes,
});

/** Returns the form of a published pump, with changes. */
export const aCardForm = (changes: Partial<CardFormView> = {}): CardFormView => ({
  card: { id: ids.pump, state: 'published', type: 'product', published_version: 3, draft_version: null },
  company: { id: ids.company, short_name: 'Deccan Flow', city: 'Пуна', verified: true },
  values: someValues(),
  review: null,
  russian_name: 'Насос KPC 40-200',
  russian_inco_place: 'Мундра',
  locked_by: null,
  ...changes,
});

/** Returns the form of a card that does not exist yet. */
export const aNewCardForm = (): CardFormView =>
  aCardForm({
    card: { id: ids.tea, state: 'new', type: null, published_version: null, draft_version: null },
    values: null,
    russian_name: '',
    russian_inco_place: '',
  });
