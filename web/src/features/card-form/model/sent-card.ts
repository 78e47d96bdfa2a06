import { type CallTo, type NameOfKind, plainFields, type SkuType } from '@setu/contract';
import type { Problem } from '../../../api/problem';
import { type CardField, hasField, sectionFields } from './card-fields';
import type { CardValues } from './card-values';

/** The server's names of the fields that have another name here (specification, "Product form"). */
const serverNames = {
  treeId: 'tree_index',
  subCategoryId: 'category_id',
  fileList: 'files',
  imageList: 'pictures',
} as const satisfies Partial<Record<CardField, string>>;

const formNames = new Map<string, string>(Object.entries(serverNames).map(([own, name]) => [name, own]));

/** Returns the server's name for a form field. */
export const serverName = (field: CardField): string =>
  field in serverNames ? serverNames[field as keyof typeof serverNames] : field;

/** Moves server errors to the form's fields. All items of a list share one field. */
export function onFormFields(problem: Problem): Problem {
  const nameOf = (path: string) => {
    const [first = ''] = path.split('.');
    return formNames.get(first) ?? (path.startsWith('industries.') ? 'industries' : path);
  };
  const renamed = (map: Record<string, string> | undefined) =>
    map && Object.fromEntries(Object.entries(map).map(([path, text]) => [nameOf(path), text]));
  return { ...problem, fields: renamed(problem.fields), codes: renamed(problem.codes) };
}

const nothingOf = (value: unknown): unknown => (Array.isArray(value) ? [] : '');

/** Empties the fields that the card type does not have. The form keeps them in case the user changes the tree back. */
function onlyOf(type: SkuType, values: CardValues): CardValues {
  const emptied = Object.values(sectionFields)
    .flat()
    .filter((field) => !hasField(type, field))
    .map((field) => [field, nothingOf(values[field])] as const);
  return { ...values, ...Object.fromEntries(emptied) };
}

/** Returns prices and shares for the price mode: none on request, one exact price, or both ends of a range. */
function pricesOf({ price_mode, price_from, price_to, payment_advance, payment_transfer }: CardValues) {
  if (price_mode === 'request') return { price_from: '', price_to: '', payment_advance: '', payment_transfer: '' };
  return { price_from, price_to: price_mode === 'range' ? price_to : '', payment_advance, payment_transfer };
}

/** Returns the flags as the server expects them: null for an optional one without an answer. */
function flagsOf(values: CardValues) {
  const flags = plainFields.flatMap((field) => {
    if (field.kind !== 'flag') return [];
    const answer = values[field.name];
    return [[field.name, 'optional' in field && answer === '' ? null : answer === 'yes']];
  });
  return Object.fromEntries(flags) as Required<Pick<CallTo<'saveProduct'>['input'], NameOfKind<'flag'>>>;
}

/** Returns the form's values under the server's names. `version` is the version that the form was opened with. */
export function toSentCard(type: SkuType, values: CardValues, version?: number) {
  const sent = onlyOf(type, values);
  const { treeId, categoryId, subCategoryId, fileList, imageList, ...rest } = sent;
  return {
    ...rest,
    ...flagsOf(sent),
    ...pricesOf(values),
    price_currency: 'INR',
    tree_index: treeId,
    category_id: subCategoryId,
    files: fileList.map(({ id, valid_until }) => ({ id, valid_until })),
    pictures: imageList.map(({ id }) => id),
    ...(version !== undefined && { version }),
  } satisfies CallTo<'saveProduct'>['input'];
}
