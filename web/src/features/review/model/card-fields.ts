import {
  type CardDetailsView,
  type CardFieldName,
  type CardSection,
  cardSections,
  goodsNames,
  hsText,
  plainFields,
  type ReviewView,
  type ShownName,
  unitAfter,
} from '@setu/contract';
import { currentLanguage, formatMoneyRangeAsIs } from '../../../i18n/formats';
import { nameList } from '../../../i18n/within-sentence';
import type { PlainText } from '../../../kit/card-fields/use-plain-text';

/** A row of the comparison. The prices and their mode share one. */
export type ReviewField = Exclude<CardFieldName, 'price_mode' | 'price_from' | 'price_to'> | 'price';

const rowsOf = (name: CardFieldName): ReviewField[] => {
  if (name === 'price_mode') return ['price'];
  return name === 'price_from' || name === 'price_to' ? [] : [name];
};

/** The form fields that can have a comment, by section, in the form's order. */
const sectionRows = Object.entries(cardSections).map(([section, names]) => ({
  section: section as CardSection,
  fields: names.flatMap(rowsOf),
}));

/** The texts of values in the reader's language. */
export interface ValueTexts {
  onRequest: string;
  plain: PlainText;
}

function priceText(card: CardDetailsView, texts: ValueTexts): string {
  if (card.price_mode === 'request') return texts.onRequest;
  const prices = card.price_mode === 'exact' ? [card.price_from ?? card.price_to] : [card.price_from, card.price_to];
  const [from, to] = prices.flatMap((value) => (value === null ? [] : [{ value, currency: card.price_currency }]));
  return from ? formatMoneyRangeAsIs(from, to ?? null) : '';
}

/** Returns a count with the card's unit. */
function countText(
  card: CardDetailsView,
  field: 'minimum_quantum' | 'count_in_one_package',
  { named, texts }: { named: CardDetailsView; texts: ValueTexts },
): string {
  const { unit } = named;
  const value = card[field];
  const text = texts.plain(card, field);
  if (value === null || !unit) return text;
  return `${text}\u00A0${unitAfter(value, unit.name, unit.langs.name ?? currentLanguage())}`;
}

const levels = ({ tree, category, subcategory }: CardDetailsView['categories']): string =>
  [tree, category, subcategory].flatMap((level) => (level ? [level.name] : [])).join(' › ');

/**
 * Returns a field of a card as text, or an empty string if it has no value. Pictures and files are not texts. `named` is
 * the same card with names in the reader's language.
 */
function fieldText(card: CardDetailsView, field: ReviewField, texts: ValueTexts, named = card): string {
  const own: Partial<Record<ReviewField, string>> = {
    category_id: levels(named.categories),
    hs_code: hsText(card.hs_code),
    price: priceText(card, texts),
    unit: named.unit?.name ?? '',
    inco_terms: card.inco_terms,
    minimum_quantum: countText(card, 'minimum_quantum', { named, texts }),
    count_in_one_package: countText(card, 'count_in_one_package', { named, texts }),
    country: named.product.manufacturer_country?.name ?? '',
    color: named.color?.name ?? '',
    industries: nameList(named.industries.map(({ name }) => name)),
  };
  return own[field] ?? (isShown(field) ? texts.plain(card, field) : '');
}

const shown: ReadonlySet<string> = new Set(
  plainFields.filter((field) => !('formOnly' in field)).map(({ name }) => name),
);
const isShown = (field: ReviewField): field is ShownName => shown.has(field);

/** The form's field names of rows that are named differently. */
const parts: Partial<Record<ReviewField, readonly string[]>> = {
  price: ['price', 'price_mode', 'price_from', 'price_to'],
  category_id: ['category_id', 'tree_index'],
  // The industry "other" is shown under its entered name.
  industries: ['industries', 'other_industry'],
};

/** Tells whether one of the form's fields of a row is among these names. */
const isAmong = (field: ReviewField, names: readonly string[]): boolean =>
  (parts[field] ?? [field]).some((name) => names.includes(name));

export interface FieldRow {
  field: ReviewField;
  now: string;
  /**
   * The value of the published version. If the row was corrected, the value with which the card was returned, as far as
   * it is known. Null if there is nothing to compare with.
   */
  was: string | null;
  /** True if the row differs from the published version. */
  isChanged: boolean;
  /** True if the row was changed since the reviewer returned the card. */
  isCorrected: boolean;
}

/** A card with its published version, and the data that only its form has. */
interface Compared extends Pick<ReviewView, 'card' | 'previous' | 'changed'> {
  form?: ReviewView['form'];
  returned?: ReviewView['returned'];
  named?: ReviewView['named'];
  /** The form's fields that were changed since the reviewer returned the card. */
  corrected?: readonly string[];
}

/** Returns the rows of a card by section. Goods-only fields of a service and an empty "other industry" are left out. */
export function fieldRows(view: Compared, texts: ValueTexts): { section: CardSection; rows: FieldRow[] }[] {
  const { card, previous, changed, form, returned = null, named, corrected = [] } = view;
  const other = form?.values?.other_industry ?? '';
  const has = (field: ReviewField): boolean =>
    (field !== 'other_industry' || other !== '') && (card.type === 'product' || !goodsNames.has(field));
  const textOf = (field: ReviewField, of: CardDetailsView | null, inWords = of): string | null =>
    of && field !== 'other_industry' ? fieldText(of, field, texts, inWords ?? of) : null;
  return sectionRows.map(({ section, fields }) => ({
    section,
    rows: fields.filter(has).map((field) => ({
      field,
      now: field === 'other_industry' ? other : fieldText(card, field, texts, named?.card),
      was:
        returned && isAmong(field, corrected)
          ? textOf(field, returned, named?.returned)
          : textOf(field, previous, named?.previous),
      isChanged: previous !== null && isAmong(field, changed),
      isCorrected: isAmong(field, corrected),
    })),
  }));
}
