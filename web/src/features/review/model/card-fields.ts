import { type CardDetailsView, type CardSection, goodsNames, type ReviewView } from '@setu/contract';
import { formatMoneyAsIs, formatNumber, formatPercent, formatQuantity } from '../../../i18n/formats';

type SectionId = CardSection;

/** The form fields that can have a comment, by section, in the form's order. Both prices share one comment. */
export const sectionFields = {
  main: [
    ...(['name', 'vendor_code', 'category_id', 'hs_code', 'brand', 'country', 'industries', 'other_industry'] as const),
    ...(['condition', 'area', 'description'] as const),
  ],
  price: [
    ...(['price', 'unit', 'minimum_quantum', 'payment_advance', 'payment_transfer', 'inco_terms'] as const),
    ...(['inco_place', 'lead_days', 'warranty', 'is_sample_available'] as const),
  ],
  dimensions: ['length', 'width', 'height', 'weight', 'count_in_one_package'],
  params: ['features', 'technical_specification', 'composition', 'color', 'special_instructions'],
  shipment: ['shipment_method', 'shipment_port', 'shipment_description', 'files'],
  pictures: ['pictures'],
} as const satisfies Record<SectionId, readonly string[]>;

export type ReviewField = (typeof sectionFields)[SectionId][number];

/** The terms of values in the reader's language. */
export interface ValueTerms {
  onRequest: string;
  days: (count: number) => string;
  months: (count: number) => string;
  millimetres: string;
  kilograms: string;
  yesNo: (yes: boolean) => string;
  method: (code: 'sea' | 'air') => string;
}

const inUnit = (value: number | null, unit: string): string => (value === null ? '' : formatQuantity(value, unit));
const counted = (value: number | null, textOf: (count: number) => string): string =>
  value === null ? '' : textOf(value);
const share = (value: number | null): string => (value === null ? '' : formatPercent(value));

function priceText(card: CardDetailsView, terms: ValueTerms): string {
  if (card.price_mode === 'request') return terms.onRequest;
  const prices = card.price_mode === 'exact' ? [card.price_from ?? card.price_to] : [card.price_from, card.price_to];
  const ends = prices.flatMap((value) =>
    value === null ? [] : [formatMoneyAsIs({ value, currency: card.price_currency })],
  );
  return ends.join(' – ');
}

const levels = ({ tree, category, subcategory }: CardDetailsView['categories']): string =>
  [tree, category, subcategory].flatMap((level) => (level ? [level.name] : [])).join(' → ');

/** Returns a field of a card as text, or an empty string if it has no value. Pictures and files are not texts. */
function fieldText(card: CardDetailsView, field: ReviewField, terms: ValueTerms): string {
  const values: Partial<Record<ReviewField, string | null>> = {
    category_id: levels(card.categories),
    price: priceText(card, terms),
    payment_advance: share(card.payment_advance),
    payment_transfer: share(card.payment_transfer),
    minimum_quantum: card.minimum_quantum === null ? '' : formatNumber(card.minimum_quantum),
    lead_days: counted(card.lead_days, terms.days),
    length: inUnit(card.length, terms.millimetres),
    width: inUnit(card.width, terms.millimetres),
    height: inUnit(card.height, terms.millimetres),
    weight: inUnit(card.weight, terms.kilograms),
    unit: card.unit?.name ?? '',
    count_in_one_package: card.count_in_one_package === null ? '' : formatNumber(card.count_in_one_package),
    brand: card.product.brand_name,
    country: card.product.manufacturer_country?.name ?? '',
    color: card.color?.name ?? '',
    industries: card.industries.map(({ name }) => name).join(', '),
    warranty: counted(card.warranty, terms.months),
    is_sample_available: terms.yesNo(card.is_sample_available),
    shipment_method: card.shipment.method ? terms.method(card.shipment.method) : '',
    shipment_description: card.shipment.description,
    shipment_port: card.shipment.port,
  };
  if (field in values) return values[field] ?? '';
  const own = card[field as keyof CardDetailsView];
  return typeof own === 'string' ? own : '';
}

/** The form's field names of rows that are named differently. */
const parts: Partial<Record<ReviewField, readonly string[]>> = {
  price: ['price', 'price_mode', 'price_from', 'price_to'],
  category_id: ['category_id', 'tree_index'],
  // The industry "other" is shown under its entered name.
  industries: ['industries', 'other_industry'],
};

/** Tells whether the row differs from the published version. */
const isChanged = (field: ReviewField, changed: readonly string[]): boolean =>
  (parts[field] ?? [field]).some((name) => changed.includes(name));

export interface FieldRow {
  field: ReviewField;
  now: string;
  /** Null if there is no published version to compare with. */
  was: string | null;
  isChanged: boolean;
}

/** A card with its published version, and the data that only its form has. */
interface Compared extends Pick<ReviewView, 'card' | 'previous' | 'changed'> {
  form?: ReviewView['form'];
}

/** Returns the rows of a card by section. Fields of another kind are left out, and so is an empty "other industry". */
export function fieldRows(view: Compared, terms: ValueTerms): { section: SectionId; rows: FieldRow[] }[] {
  const { card, previous, changed, form } = view;
  const other = form?.values?.other_industry ?? '';
  const has = (field: ReviewField): boolean =>
    (field !== 'other_industry' || other !== '') && (card.type === 'product' || !goodsNames.has(field));
  return (Object.keys(sectionFields) as SectionId[]).map((section) => ({
    section,
    rows: (sectionFields[section] as readonly ReviewField[]).filter(has).map((field) => ({
      field,
      now: field === 'other_industry' ? other : fieldText(card, field, terms),
      was: previous && field !== 'other_industry' ? fieldText(previous, field, terms) : null,
      isChanged: previous !== null && isChanged(field, changed),
    })),
  }));
}
