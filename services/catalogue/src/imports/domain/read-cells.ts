import { type CardColumnName, listSeparator } from '@setu/proto/card-columns';
import { isAlwaysRequired, type PlainField, type PlainName, propertyOf } from '@setu/proto/card-fields';
import type { FormContent } from '../../card-forms/domain/form-content.js';
import { byName } from '../../cards/domain/card-values.js';
import type { CardLists } from './card-lists.js';
import type { ColumnProblems } from './cell-problem.js';
import type { Chosen } from './choices.js';
import { readNumber, readRupees } from './read-number.js';

type Problem = NonNullable<ColumnProblems[CardColumnName]>;
type Patch = Partial<FormContent>;

/** The change that a cell makes to a card, or why the cell was rejected. */
export type CellReading = { patch: Patch } | { problem: Problem };

type Read = (text: string, lists: CardLists) => CellReading;

const set = (patch: Patch): CellReading => ({ patch });
const fail = (code: string, params?: Record<string, string>): CellReading => ({
  problem: { code, ...(params && { params }) },
});

/** Reads a number that may be absent. `scale` converts the written value to the stored one. */
const number =
  (field: keyof FormContent, decimals: number, scale = (value: number): number => value): Read =>
  (value) => {
    if (value === '') return set({ [field]: undefined });
    const read = readNumber(value, decimals);
    return 'text' in read ? set({ [field]: scale(Number(read.text)) }) : { problem: read };
  };

const needed =
  (read: Read): Read =>
  (value, lists) =>
    value === '' ? fail('required') : read(value, lists);

const price =
  (field: 'priceFrom' | 'priceTo'): Read =>
  (value) => {
    if (value === '') return set({ [field]: undefined });
    const read = readRupees(value, 2);
    if (!('text' in read)) return { problem: read };
    const [integer = '0', part = ''] = read.text.split('.');
    return set({ [field]: BigInt(`${integer}${part.padEnd(2, '0')}`) });
  };

const share = (percent: number): number => Math.round(percent * 100) / 10_000;

const notChosen = (value: string, chosen: Exclude<Chosen, { id: string }>): CellReading => {
  if ('options' in chosen) return fail('several_match', { value, options: chosen.options.slice(0, 5).join('; ') });
  return chosen.near === undefined
    ? fail('not_in_list', { value })
    : fail('not_in_list_near', { value, near: chosen.near });
};

const choice =
  (list: keyof CardLists['choices'], put: (id: string) => Patch, none: Patch): Read =>
  (value, lists) => {
    if (value === '') return set(none);
    const chosen = lists.choices[list].choose(value);
    return 'id' in chosen ? set(put(chosen.id)) : notChosen(value, chosen);
  };

const category: Read = (value, lists) => {
  if (value === '') return set({ categoryId: '' });
  const path = value.split(/\s*>\s*/).join(' > ');
  const chosen = lists.choices.category.choose(path);
  if ('id' in chosen) return set({ categoryId: chosen.id });
  const isGroup = !('near' in lists.groups.choose(path));
  return isGroup && 'near' in chosen ? fail('not_subcategory', { value }) : notChosen(value, chosen);
};

const industries: Read = (value, lists) => {
  const integer = lists.choices.industries.choose(value);
  if ('id' in integer) return set({ industryIds: [integer.id] });
  const parts = value.split(listSeparator.trim()).map((part) => part.trim());
  const ids: string[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const chosen = lists.choices.industries.choose(part);
    if (!('id' in chosen)) return notChosen(part, chosen);
    if (!ids.includes(chosen.id)) ids.push(chosen.id);
  }
  return set({ industryIds: ids });
};

/** Reads a yes or no. `none` is the value of an empty cell. */
const flag =
  (field: keyof FormContent, none: boolean | undefined): Read =>
  (value, lists) => {
    if (value === '') return set({ [field]: none });
    const chosen = lists.flags.choose(value);
    return 'id' in chosen ? set({ [field]: chosen.id === 'true' }) : fail('not_flag', { value });
  };

/** The readers of the columns with special rules, except pictures, which need the archive. */
const ownReaders: Readonly<Record<Exclude<CardColumnName, PlainName | 'pictures'>, Read>> = {
  category,
  hs_code: (value) => set({ hsCode: value.replace(/[\s.]/g, '') }),
  price_mode: needed(
    choice('price_mode', (id) => ({ priceMode: id as FormContent['priceMode'] }), { priceMode: 'request' }),
  ),
  price_from: price('priceFrom'),
  price_to: price('priceTo'),
  unit: choice('unit', (unitId) => ({ unitId }), { unitId: '' }),
  inco_terms: choice('inco_terms', (incoTerms) => ({ incoTerms }), { incoTerms: '' }),
  country: choice('country', (countryId) => ({ countryId }), { countryId: '' }),
  color: choice('color', (colorId) => ({ colorId }), { colorId: undefined }),
  industries,
};

/** Returns the reader of a plain field's column. */
function plainReader(field: PlainField): Read {
  const property = propertyOf(field.name);
  if (field.kind === 'text') return (value) => set({ [property]: value });
  if (field.kind === 'share') return number(property, 2, share);
  if (field.kind === 'flag') return flag(property, 'optional' in field ? undefined : false);
  if (field.kind === 'choice') return choice(field.name, (option) => ({ [property]: option }), { [property]: '' });
  const read = number(property, field.decimals);
  return isAlwaysRequired(field) ? needed(read) : read;
}

/** The readers of all columns except pictures. */
export const cellReaders: Readonly<Record<Exclude<CardColumnName, 'pictures'>, Read>> = {
  ...ownReaders,
  ...byName(plainReader),
};
