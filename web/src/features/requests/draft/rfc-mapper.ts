import { constants, type DraftSaveInput, type RequestView, type RfcPublishInput } from '@setu/contract';
import type { Problem } from '../../../api/problem';
import type { SaveMark } from '../../../forms/autosave-queue';
import { countOf } from '../model/request-prices';
import type { RfcValues } from './rfc-schema';

type Draft = Pick<RequestView, 'last_customer_condition' | 'draft'>;

/**
 * Form values of a draft. `wanted` is the quantity chosen on the product's page: it stands until the draft has been
 * saved by somebody. Without either, an untouched draft asks for the least the supplier sells.
 */
export function toValues({ last_customer_condition: condition, draft }: Draft, wanted?: number): RfcValues {
  const [line] = condition.condition_product_skus;
  const isUntouched = !draft?.saved_at;
  const least = Math.max(constants.countMin, Math.ceil(line?.product_sku.minimum_quantum ?? 1));
  const stored = draft?.count || (isUntouched ? String(least) : '');
  const count = isUntouched && wanted !== undefined ? String(wanted) : stored;
  return { count, comment: condition.comment, files: condition.files };
}

const ids = ({ files }: RfcValues) => files.map(({ id }) => id);

/** What the autosave sends: as typed, unchecked, with its place among the saves. */
export function toSavedDraft(values: RfcValues, mark: SaveMark): DraftSaveInput {
  return { count: values.count, comment: values.comment, files: ids(values), ...mark };
}

export function toPublished(values: RfcValues): RfcPublishInput {
  return { count: values.count, comment: values.comment, files: ids(values) };
}

/** The server names a wrong file by its place in the list; the form has one field for all of them. */
export function onFilesField(problem: Problem): Problem {
  const fold = (map: Record<string, string> | undefined) =>
    map && Object.fromEntries(Object.entries(map).map(([path, text]) => [path.replace(/^files\..*/, 'files'), text]));
  return { ...problem, fields: fold(problem.fields), codes: fold(problem.codes) };
}

/** The quantity handed over by the product's page in the history entry; undefined when it is none. */
export function wantedCount(state: unknown): number | undefined {
  const count = typeof state === 'object' && state !== null && 'count' in state ? state.count : undefined;
  return typeof count === 'number' ? (countOf(String(count)) ?? undefined) : undefined;
}
