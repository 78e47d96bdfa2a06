import { type CardColumnName, cardColumns, listSeparator } from '@setu/proto/card-columns';
import { type PlainField, type PlainName, propertyOf } from '@setu/proto/card-fields';
import type { FormContent } from '../../card-forms/domain/form-content.js';
import { byName } from '../../cards/domain/card-values.js';
import type { CardLists } from './card-lists.js';
import { flagLabels } from './choice-labels.js';

const rupees = (paise: bigint | undefined): string => {
  if (paise === undefined) return '';
  const [integer, part] = [paise / 100n, paise % 100n];
  return part === 0n ? String(integer) : `${integer}.${String(part).padStart(2, '0').replace(/0$/, '')}`;
};

const percent = (share: number | undefined): string =>
  share === undefined ? '' : String(Number((share * 100).toFixed(2)));

/** Rounds a number to fifteen significant digits, because a spreadsheet stores only that many. */
const rounded = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toPrecision(15)));

type Locale = 'en' | 'ru';
type Cell = (form: FormContent, lists: CardLists, locale: Locale) => string;

/** The content of the columns with rules of their own. */
const ownCells: Readonly<Record<Exclude<CardColumnName, PlainName>, Cell>> = {
  category: (form, lists, locale) => lists.title('category', form.categoryId, locale),
  hs_code: (form) => form.hsCode,
  price_mode: (form, lists, locale) => lists.title('price_mode', form.priceMode, locale),
  price_from: (form) => rupees(form.priceFrom),
  price_to: (form) => (form.priceMode === 'exact' ? '' : rupees(form.priceTo)),
  unit: (form, lists, locale) => lists.title('unit', form.unitId, locale),
  inco_terms: (form) => form.incoTerms,
  country: (form, lists, locale) => lists.title('country', form.countryId, locale),
  color: (form, lists, locale) => (form.colorId === undefined ? '' : lists.title('color', form.colorId, locale)),
  industries: (form, lists, locale) =>
    form.industryIds.map((id) => lists.title('industries', id, locale)).join(listSeparator),
  // The pictures are already stored, and an empty cell keeps them.
  pictures: () => '',
};

/** Returns the function that formats the cells of a plain field. */
const plainCell = (field: PlainField): Cell => {
  if (field.kind === 'text') return (form) => form[propertyOf(field.name)];
  if (field.kind === 'share') return (form) => percent(form[propertyOf(field.name)]);
  if (field.kind === 'number') return (form) => rounded(form[propertyOf(field.name)]);
  if (field.kind === 'flag')
    return (form, _, locale) => {
      const answer = form[propertyOf(field.name)];
      return answer === undefined ? '' : flagLabels[answer ? 'true' : 'false'][locale];
    };
  return (form, lists, locale) => {
    const option = form[propertyOf(field.name)];
    return option === '' ? '' : lists.title(field.name, option, locale);
  };
};

/** The content of each column for a card, as a user would type it. */
const cells: Readonly<Record<CardColumnName, Cell>> = { ...ownCells, ...byName(plainCell) };

/** Returns the content of one column for a card. References are written in the given language. */
export const exportCell = (column: CardColumnName, form: FormContent, lists: CardLists, locale: Locale): string =>
  cells[column](form, lists, locale);

/** Returns the content of all columns, in their order. */
export const exportCells = (form: FormContent, lists: CardLists, locale: Locale): string[] =>
  cardColumns.map(({ name }) => exportCell(name, form, lists, locale));
