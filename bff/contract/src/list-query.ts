import { cutTo } from './characters.js';
import { constants } from './constants.js';

/** A sort as the wire has it: one key of the list's own, and a direction. */
export interface ListSort<Key extends string> {
  key: Key;
  direction: 'asc' | 'desc';
}

/** A filter's kind decides how it is written in a query and what of it is valid. */
export type FilterKind =
  | { kind: 'text'; max?: number }
  | { kind: 'set'; of?: readonly string[] }
  | { kind: 'days' }
  | { kind: 'price' };

/** `YYYY-MM-DD~YYYY-MM-DD`, inclusive; either side may be empty. */
export interface DayRange {
  from: string;
  to: string;
}

/** Bounds in the reader's currency; null is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export interface ListCodec {
  readonly sorts: readonly string[];
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Another default page size than 10. */
  readonly limit?: number;
}

type FilterValue<K extends FilterKind> = K extends { kind: 'text' }
  ? string
  : K extends { kind: 'set' }
    ? string[]
    : K extends { kind: 'days' }
      ? DayRange
      : PriceRange;

export interface ListQuery<C extends ListCodec> {
  page: number;
  limit: number;
  sort: ListSort<C['sorts'][number]> | null;
  filters: { [F in keyof C['filters']]: FilterValue<C['filters'][F]> };
}

/** What was wrong with a query: its parameter and a code. */
export interface QueryProblem {
  path: string;
  code: string;
}

type Params = Iterable<[string, string]>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const realDay = (text: string): boolean =>
  dayPattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const group = (params: Params): Map<string, string[]> => {
  const map = new Map<string, string[]>();
  for (const [rawKey, value] of params) {
    const key = rawKey.replace(/\[\]$/, '');
    map.set(key, [...(map.get(key) ?? []), value]);
  }
  return map;
};

const readWhole = (text: string | undefined, fallback: number): number | null => {
  if (text === undefined) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

const readBound = (text: string | undefined): number | null | undefined => {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,12}([.,]\d{1,20})?$/.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * 100) / 100;
};

const readFilter = (name: string, spec: FilterKind, given: Map<string, string[]>, problems: QueryProblem[]) => {
  if (spec.kind === 'text') {
    const text = (given.get(name)?.at(-1) ?? '').replace(/\s+/g, ' ').trim();
    return cutTo(text, spec.max ?? constants.searchMaxLength).trimEnd();
  }
  if (spec.kind === 'set') {
    const values = (given.get(name) ?? []).flatMap((value) => value.split(',')).filter((value) => value !== '');
    return [...new Set(values)].sort();
  }
  if (spec.kind === 'days') {
    const text = given.get(name)?.at(-1) ?? '';
    const [from = '', to = '', ...rest] = text.split('~');
    if (rest.length > 0 || [from, to].some((day) => day !== '' && !realDay(day))) {
      problems.push({ path: name, code: 'invalid_date' });
      return { from: '', to: '' };
    }
    return { from, to };
  }
  const from = readBound(given.get(`${name}[0]`)?.at(-1));
  const to = readBound(given.get(`${name}[1]`)?.at(-1));
  if (from === undefined) problems.push({ path: `${name}.0`, code: 'invalid_number' });
  if (to === undefined) problems.push({ path: `${name}.1`, code: 'invalid_number' });
  return { from: from ?? null, to: to ?? null };
};

/** The first sort given; every one that is not the list's own is a problem, and so is a sort without its key. */
const readSort = (codec: ListCodec, given: Map<string, string[]>, problems: QueryProblem[]) => {
  let found: { key: string; direction: 'asc' | 'desc' } | null = null;
  for (const [key, values] of given) {
    if (key !== 'sort' && !key.startsWith('sort[')) continue;
    const name = /^sort\[(.*)\]$/.exec(key)?.[1] ?? '';
    const direction = values.at(-1)?.toLowerCase();
    if (codec.sorts.includes(name) && (direction === 'asc' || direction === 'desc')) found ??= { key: name, direction };
    else problems.push({ path: name === '' ? 'sort' : `sort.${name}`, code: 'invalid_option' });
  }
  return found;
};

const read = <C extends ListCodec>(codec: C, params: Params): { query: ListQuery<C>; problems: QueryProblem[] } => {
  const given = group(params);
  const problems: QueryProblem[] = [];
  const fallback = codec.limit ?? constants.defaultPageSize;
  const page = readWhole(given.get('page')?.at(-1), 1);
  const limit = readWhole(given.get('limit')?.at(-1), fallback);
  if (page === null || page < 1) problems.push({ path: 'page', code: 'invalid_number' });
  if (limit === null || limit < 1 || limit > 100) problems.push({ path: 'limit', code: 'invalid_number' });
  const filters = Object.fromEntries(
    Object.entries(codec.filters).map(([name, spec]) => [name, readFilter(name, spec, given, problems)]),
  );
  const query = {
    page: page === null || page < 1 ? 1 : page,
    limit: limit === null || limit < 1 || limit > 100 ? fallback : limit,
    sort: readSort(codec, given, problems),
    filters,
  };
  return { query: query as ListQuery<C>, problems };
};

/** The server's reading: every wrong value is a problem (422). Unknown parameters are ignored. */
export const parseListQuery = <C extends ListCodec>(codec: C, params: Params) => read(codec, params);

/** The page's reading: wrong values drop out silently. */
export const canonicalListQuery = <C extends ListCodec>(codec: C, params: Params): ListQuery<C> =>
  read(codec, params).query;

const writeFilter = (name: string, spec: FilterKind, value: unknown): [string, string][] => {
  if (spec.kind === 'text') return value === '' ? [] : [[name, value as string]];
  if (spec.kind === 'set') return (value as string[]).length === 0 ? [] : [[name, (value as string[]).join(',')]];
  if (spec.kind === 'days') {
    const { from, to } = value as DayRange;
    return from === '' && to === '' ? [] : [[name, `${from}~${to}`]];
  }
  const { from, to } = value as PriceRange;
  const bounds: [string, string][] = [];
  if (from !== null) bounds.push([`${name}[0]`, String(from)]);
  if (to !== null) bounds.push([`${name}[1]`, String(to)]);
  return bounds;
};

/** One canonical string: defaults left out, keys sorted; the URL, the cache key and the server's query alike. */
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
