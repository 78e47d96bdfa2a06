import type { AttachedFile, Condition, DescribedItem, DescribedTerms } from '../../conditions/domain/condition.js';
import type { LocalText } from '../../requests/domain/local-text.js';
import { readRoubles, writeRoubles } from '../../requests/domain/roubles.js';
import { countFailure, type Failure, filesFailure, refuse, textFailure, writtenFailure } from './failures.js';
import { limits } from './limits.js';

/** The content of a request from a description: the item and the terms. */
export interface Description {
  item: DescribedItem;
  terms: DescribedTerms;
}

/** The public names of the fields (specification, section 7, POST publish for RFD). */
const paths: Record<Exclude<keyof DescribedItem, 'unit'> | keyof DescribedTerms, string> = {
  name: 'position.description',
  description: 'position.comment',
  area: 'position.area',
  customsCode: 'position.customs_code',
  count: 'position.count',
  price: 'position.price',
  timeFrame: 'contract.time_frame',
  total: 'contract.total_price',
  comment: 'contract.comment',
  boughtBefore: 'contract.bought_before',
  boughtSupplier: 'contract.bought_supplier',
  boughtBrand: 'contract.bought_brand',
};

/**
 * Checks a description and returns it normalised: trimmed, the customs code with digits only, prices as plain decimals
 * with at most two places. Throws one `invalid` for all wrong fields (specification, section 5, RFD).
 */
export function publishableDescription(typed: Description, files: readonly AttachedFile[]): Description {
  const { item, terms } = trimmed(typed);
  refuse({
    [paths.name]: writtenFailure(item.name, limits.lineMax),
    [paths.description]: writtenFailure(item.description, limits.commentMax),
    [paths.area]: writtenFailure(item.area, limits.lineMax),
    [paths.customsCode]: codeFailure(item.customsCode),
    [paths.count]: countFailure(item.count),
    'position.unit': item.unit?.name.en === '' && item.unit.name.ru === '' ? 'invalid_option' : undefined,
    [paths.price]: priceFailure(item.price),
    [paths.timeFrame]: writtenFailure(terms.timeFrame, limits.lineMax),
    [paths.total]: priceFailure(terms.total),
    [paths.comment]: textFailure(terms.comment, limits.commentMax),
    [paths.boughtBefore]: textFailure(terms.boughtBefore, limits.commentMax),
    [paths.boughtSupplier]: textFailure(terms.boughtSupplier, limits.lineMax),
    [paths.boughtBrand]: textFailure(terms.boughtBrand, limits.lineMax),
    files: filesFailure(files),
  });
  return {
    item: { ...item, count: String(Number(item.count)), price: plainDecimal(item.price) },
    terms: { ...terms, total: plainDecimal(terms.total) },
  };
}

/** Checks the content of an autosave. Rejects only what cannot be stored. */
export function storableDescription({ item: { unit: _, ...item }, terms }: Description): void {
  const texts = Object.entries({ ...item, ...terms }) as [keyof typeof paths, string][];
  refuse(Object.fromEntries(texts.map(([field, text]) => [paths[field], textFailure(text)])));
}

/** Returns the description stored in a condition. It is empty if the condition has no item. */
export function describedIn({ items: [item = nothing], ...condition }: Condition): Description {
  const { timeFrame, total, comment, boughtBefore, boughtSupplier, boughtBrand } = condition;
  return { item, terms: { timeFrame, total, comment, boughtBefore, boughtSupplier, boughtBrand } };
}

/** Returns whether two descriptions have the same content. The name of the unit does not count. */
export function isSameDescription(one: Description, other: Description): boolean {
  return comparedTexts(one).join('\0') === comparedTexts(other).join('\0');
}

/** The names of the fields in the audit. */
const auditNames: typeof paths = {
  ...{ name: 'name', description: 'description', area: 'area', customsCode: 'customs_code', count: 'count' },
  ...{ price: 'unit_price', timeFrame: 'time_frame', total: 'total_price', comment: 'comment' },
  ...{ boughtBefore: 'bought_before', boughtSupplier: 'bought_supplier', boughtBrand: 'bought_brand' },
};

/** Returns the filled fields by their audit names. */
export const filledTexts = (description: Description): { field: string; text: string }[] =>
  textsOf(description).flatMap(([field, text]) => (text === '' ? [] : [{ field: auditNames[field], text }]));

const textsOf = ({ item, terms }: Description): [keyof typeof paths, string][] => {
  const texts = { ...item, ...terms };
  return (Object.keys(paths) as (keyof typeof paths)[]).map((field) => [field, texts[field]]);
};

/** Returns the item's name, keyed by the language it was written in. */
export const nameIn = ({ item }: Description): LocalText => {
  const name = item.name.trim();
  return /[а-яё]/i.test(name) ? { en: '', ru: name } : { en: name, ru: '' };
};

const nothing: DescribedItem = {
  ...{ name: '', description: '', area: '', customsCode: '', count: '', price: '' },
  unit: undefined,
};

const comparedTexts = (description: Description): string[] => [
  ...textsOf(description).map(([, text]) => text),
  description.item.unit?.id ?? '',
];

const trimmedTexts = <T extends object>(of: T): T =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T;

const trimmed = ({ item, terms }: Description): Description => ({
  item: { ...trimmedTexts(item), customsCode: item.customsCode.replace(/[\s.]/g, '') },
  terms: trimmedTexts(terms),
});

function codeFailure(code: string): Failure {
  if (code === '') return 'required';
  return /^\d{4,10}$/.test(code) ? undefined : 'customs_code';
}

function priceFailure(typed: string): Failure {
  if (typed === '') return 'required';
  const money = readRoubles(typed);
  if (money === undefined) return 'invalid_number';
  if (money.minor <= 0n) return 'not_positive';
  if (money.minor <= limits.kopecksMax) return undefined;
  return { code: 'max', params: { max: String(limits.kopecksMax / 100n) } };
}

const plainDecimal = (typed: string): string => {
  const money = readRoubles(typed);
  return money === undefined ? '' : writeRoubles(money);
};
