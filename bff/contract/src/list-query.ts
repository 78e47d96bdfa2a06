import { constants } from './constants.js';
import {
  type FilterKind,
  type FilterValue,
  type Parameter,
  type QueryProblem,
  readFilter,
  readNumber,
  readSingle,
  type Written,
  writeFilter,
} from './list-filters.js';

/** A sort on the wire: one of the list's sort keys and a direction. */
export interface ListSort<Key extends string> {
  key: Key;
  direction: 'asc' | 'desc';
}

export interface ListCodec {
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** The default page size if it is not 10. */
  readonly limit?: number;
}

export interface ListQuery<C extends ListCodec> {
  page: number;
  limit: number;
  sort: ListSort<C['sorts'][number]> | null;
  filters: { [F in keyof C['filters']]: FilterValue<C['filters'][F]> };
}

type Params = Iterable<[string, string]>;
type Sort = { key: string; direction: 'asc' | 'desc' } | null;

/** Groups the occurrences of each parameter by its name without brackets. */
const group = (params: Params): Map<string, Written[]> => {
  const map = new Map<string, Written[]>();
  for (const [key, value] of params) {
    const [, name = key, slot] = /^([^[]+)\[(.*)\]$/.exec(key) ?? [];
    map.set(name, [...(map.get(name) ?? []), { slot, value }]);
  }
  return map;
};

/** Reads an integer within its bounds. For any other value, reports an error and returns the fallback. */
const readInteger = (parameter: Parameter, { fallback, max }: { fallback: number; max: number }): number => {
  if (parameter.written.length === 0) return fallback;
  const text = readSingle(parameter);
  if (text === undefined) return fallback;
  return readNumber(text, { decimals: 0, isExact: true, min: 1, max }, parameter) ?? fallback;
};

/** Returns the first valid sort. An unknown key or a sort without a key is an error. */
const readSort = (codec: ListCodec, { written, problems }: Parameter): Sort => {
  let found: Sort = null;
  for (const { slot = '', value } of written) {
    const direction = value.toLowerCase();
    if (codec.sorts.includes(slot) && (direction === 'asc' || direction === 'desc')) found ??= { key: slot, direction };
    else problems.push({ path: slot === '' ? 'sort' : `sort.${slot}`, code: 'invalid_option' });
  }
  return found;
};

const read = <C extends ListCodec>(codec: C, params: Params): { query: ListQuery<C>; problems: QueryProblem[] } => {
  const grouped = group(params);
  const problems: QueryProblem[] = [];
  const parameter = (name: string): Parameter => ({ name, written: grouped.get(name) ?? [], problems });
  const filters = Object.entries(codec.filters).map(([name, spec]) => [name, readFilter(spec, parameter(name))]);
  const query = {
    page: readInteger(parameter('page'), { fallback: 1, max: 999_999_999 }),
    limit: readInteger(parameter('limit'), { fallback: codec.limit ?? constants.defaultPageSize, max: 100 }),
    sort: readSort(codec, parameter('sort')),
    filters: Object.fromEntries(filters),
  };
  return { query: query as ListQuery<C>, problems };
};

/** Reads a query for the server. Every wrong or unreadable value is an error (422). Unknown parameters are ignored. */
export const parseListQuery = <C extends ListCodec>(codec: C, params: Params) => read(codec, params);

/** Reads a query for the page. Wrong values are ignored silently. */
export const canonicalListQuery = <C extends ListCodec>(codec: C, params: Params): ListQuery<C> =>
  read(codec, params).query;

/**
 * Writes the one canonical string of a query, without defaults and with sorted keys. The URL, the cache key and the
 * request to the server all use it.
 */
export const serializeListQuery = <C extends ListCodec>(codec: C, query: ListQuery<C>): string => {
  const entries: [string, string][] = [];
  for (const [name, spec] of Object.entries(codec.filters)) {
    entries.push(...writeFilter(name, spec, query.filters[name as keyof C['filters']]));
  }
  if (query.sort) entries.push([`sort[${query.sort.key}]`, query.sort.direction]);
  if (query.limit !== (codec.limit ?? constants.defaultPageSize)) entries.push(['limit', String(query.limit)]);
  if (query.page !== 1) entries.push(['page', String(query.page)]);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(entries).toString();
};
