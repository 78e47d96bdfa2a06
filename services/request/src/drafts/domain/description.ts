import type { AttachedFile, Condition, DescribedItem, DescribedTerms } from '../../conditions/domain/condition.js';
import type { LocalText } from '../../requests/domain/local-text.js';
import { readRoubles, writeRoubles } from '../../requests/domain/roubles.js';
import {
  above,
  cityFailure,
  countFailure,
  type Failure,
  filesFailure,
  refuse,
  textFailure,
  writtenFailure,
} from './failures.js';
import { limits } from './limits.js';

/** The content of a request from a description: the items, at least one, and the terms. */
export interface Description {
  items: readonly [DescribedItem, ...DescribedItem[]];
  terms: DescribedTerms;
}

type ItemText = Exclude<keyof DescribedItem, 'unit'>;

/** The public names of the fields (specification, section 7, POST publish for RFD). */
const itemPaths: Record<keyof DescribedItem, string> = {
  name: 'description',
  description: 'comment',
  area: 'area',
  customsCode: 'customs_code',
  count: 'count',
  price: 'price',
  unit: 'unit',
};
const termPaths: Record<keyof DescribedTerms, string> = {
  timeFrame: 'contract.time_frame',
  total: 'contract.total_price',
  comment: 'contract.comment',
  boughtBefore: 'contract.bought_before',
  boughtSupplier: 'contract.bought_supplier',
  boughtBrand: 'contract.bought_brand',
  deliveryCity: 'contract.delivery_city',
};

/** Returns the path of an item's field. The specification's `position` is the first item. */
const itemPath = (index: number, field: keyof DescribedItem): string =>
  `${index === 0 ? 'position' : `further_positions.${index - 1}`}.${itemPaths[field]}`;

/**
 * Checks a description and returns it normalised: trimmed, the customs code with digits only, prices as plain decimals
 * with at most two places. Throws one `invalid` for all wrong fields (specification, section 5, RFD).
 */
export function publishableDescription(typed: Description, files: readonly AttachedFile[]): Description {
  const { items, terms } = trimmed(typed);
  refuse({
    ...Object.fromEntries(items.flatMap(itemFailures)),
    further_positions: furtherFailure(items),
    [termPaths.timeFrame]: writtenFailure(terms.timeFrame, limits.lineMax),
    [termPaths.total]: priceFailure(terms.total),
    [termPaths.comment]: textFailure(terms.comment, limits.commentMax),
    [termPaths.boughtBefore]: textFailure(terms.boughtBefore, limits.commentMax),
    [termPaths.boughtSupplier]: textFailure(terms.boughtSupplier, limits.lineMax),
    [termPaths.boughtBrand]: textFailure(terms.boughtBrand, limits.lineMax),
    [termPaths.deliveryCity]: cityFailure(terms.deliveryCity),
    files: filesFailure(files),
  });
  return {
    items: eachOf(items, (item) => ({
      ...item,
      count: String(Number(item.count)),
      price: plainDecimal(item.price),
    })),
    terms: { ...terms, total: plainDecimal(terms.total) },
  };
}

const furtherFailure = ({ length }: Description['items']): Failure =>
  length - 1 > limits.furtherItemsMax ? above('too_many_items', limits.furtherItemsMax) : undefined;

const itemFailures = (item: DescribedItem, index: number): [string, Failure][] => {
  const failures: Record<keyof DescribedItem, Failure> = {
    name: writtenFailure(item.name, limits.lineMax),
    description: writtenFailure(item.description, limits.commentMax),
    area: writtenFailure(item.area, limits.lineMax),
    customsCode: codeFailure(item.customsCode),
    count: countFailure(item.count),
    unit: item.unit?.name.en === '' && item.unit.name.ru === '' ? 'invalid_option' : undefined,
    price: priceFailure(item.price),
  };
  return Object.entries(failures).map(([field, failure]) => [itemPath(index, field as keyof DescribedItem), failure]);
};

/** Checks the content of an autosave. Rejects only what cannot be stored. */
export function storableDescription({ items, terms }: Description): void {
  refuse({
    ...Object.fromEntries(
      items.flatMap((item, index) =>
        itemTexts(item).map(([field, text]) => [itemPath(index, field), textFailure(text)]),
      ),
    ),
    further_positions: furtherFailure(items),
    ...Object.fromEntries(termTexts(terms).map(([field, text]) => [termPaths[field], textFailure(text)])),
  });
}

/** Returns the description stored in a condition. Its only item is empty if the condition has none. */
export function describedIn({ items: [item = nothing, ...further], ...condition }: Condition): Description {
  const { timeFrame, total, comment, boughtBefore, boughtSupplier, boughtBrand, deliveryCity } = condition;
  const bought = { boughtBefore, boughtSupplier, boughtBrand };
  return { items: [item, ...further], terms: { timeFrame, total, comment, deliveryCity, ...bought } };
}

/** Returns whether two descriptions have the same content. The name of the unit does not count. */
export function isSameDescription(one: Description, other: Description): boolean {
  return comparedTexts(one).join('\0') === comparedTexts(other).join('\0');
}

/** The names of the fields in the audit. */
const auditNames: Record<ItemText | keyof DescribedTerms, string> = {
  ...{ name: 'name', description: 'description', area: 'area', customsCode: 'customs_code', count: 'count' },
  ...{ price: 'unit_price', timeFrame: 'time_frame', total: 'total_price', comment: 'comment' },
  ...{ boughtBefore: 'bought_before', boughtSupplier: 'bought_supplier', boughtBrand: 'bought_brand' },
  deliveryCity: 'delivery_city',
};

/** Returns the filled fields by their audit names, item by item. */
export const filledTexts = ({ items, terms }: Description): { field: string; text: string }[] =>
  [...items.flatMap(itemTexts), ...termTexts(terms)].flatMap(([field, text]) =>
    text === '' ? [] : [{ field: auditNames[field], text }],
  );

const itemTexts = (item: DescribedItem): [ItemText, string][] =>
  (['name', 'description', 'area', 'customsCode', 'count', 'price'] as const).map((field) => [field, item[field]]);

const termTexts = (terms: DescribedTerms): [keyof DescribedTerms, string][] =>
  (Object.keys(termPaths) as (keyof DescribedTerms)[]).map((field) => [field, terms[field]]);

/**
 * Returns the first item's name in the language it is written in. With further items, both languages have the name, each
 * with the number of the others in its own words.
 */
export const nameIn = ({ items: [item, ...further] }: Description): LocalText => {
  const name = item.name.trim();
  const more = further.length;
  if (more > 0 && name !== '') return { en: `${name} and ${more} more`, ru: `${name} и ещё ${more}` };
  return /[а-яё]/i.test(name) ? { en: '', ru: name } : { en: name, ru: '' };
};

const nothing: DescribedItem = {
  ...{ name: '', description: '', area: '', customsCode: '', count: '', price: '' },
  unit: undefined,
};

const comparedTexts = ({ items, terms }: Description): string[] => [
  ...items.flatMap((item) => [...itemTexts(item).map(([, text]) => text), item.unit?.id ?? '']),
  ...termTexts(terms).map(([, text]) => text),
];

const eachOf = <From, To>([first, ...rest]: readonly [From, ...From[]], to: (item: From) => To): [To, ...To[]] => [
  to(first),
  ...rest.map(to),
];

const trimmedTexts = <T extends object>(of: T): T =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T;

const trimmed = ({ items, terms }: Description): Description => ({
  items: eachOf(items, (item) => ({ ...trimmedTexts(item), customsCode: item.customsCode.replace(/[\s.]/g, '') })),
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
  return above('max', limits.kopecksMax / 100n);
}

const plainDecimal = (typed: string): string => {
  const money = readRoubles(typed);
  return money === undefined ? '' : writeRoubles(money);
};
