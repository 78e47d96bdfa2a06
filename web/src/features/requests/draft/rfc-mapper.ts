import { constants, type DraftSaveInput, type RequestView, type RfcPublishInput } from '@setu/contract';
import type { Problem } from '../../../api/problem';
import type { SaveMark } from '../../../forms/autosave-queue';
import { countOf } from '../model/request-prices';
import type { RfcValues } from './rfc-schema';

type Draft = Pick<RequestView, 'last_customer_condition' | 'draft'>;

/**
 * Returns the form values of a draft. `wanted` is the quantity chosen on the product's page, which applies until the
 * draft is first saved. An untouched draft without any quantity starts with the supplier's minimum.
 */
export function toValues({ last_customer_condition: condition, draft }: Draft, wanted?: number): RfcValues {
  const [line] = condition.condition_product_skus;
  const isUntouched = !draft?.saved_at;
  const minimum = Math.max(constants.countMin, Math.ceil(line?.product_sku.minimum_quantum ?? 1));
  const stored = draft?.count || (isUntouched ? String(minimum) : '');
  const count = isUntouched && wanted !== undefined ? String(wanted) : stored;
  return { count, comment: condition.comment, delivery_city: condition.delivery_city, files: condition.files };
}

const ids = ({ files }: RfcValues) => files.map(({ id }) => id);

/** Returns the body of an autosave: the values as typed, unchecked, with the sequence number. */
export function toSavedDraft(values: RfcValues, mark: SaveMark): DraftSaveInput {
  const { count, comment, delivery_city } = values;
  return { count, comment, delivery_city, files: ids(values), ...mark };
}

export function toPublished(values: RfcValues): RfcPublishInput {
  const { count, comment, delivery_city } = values;
  return { count, comment, delivery_city, files: ids(values) };
}

/**
 * Moves errors of single files to the form's one file field. The server names a wrong file by its position in the list.
 */
export function onFilesField(problem: Problem): Problem {
  const fold = (map: Record<string, string> | undefined) =>
    map && Object.fromEntries(Object.entries(map).map(([path, text]) => [path.replace(/^files\..*/, 'files'), text]));
  return { ...problem, fields: fold(problem.fields), codes: fold(problem.codes) };
}

/**
 * Returns the quantity that the product's page put into the history entry, or undefined if it is missing or invalid.
 */
export function requestedCount(state: unknown): number | undefined {
  const count = typeof state === 'object' && state !== null && 'count' in state ? state.count : undefined;
  return typeof count === 'number' ? (countOf(String(count)) ?? undefined) : undefined;
}
