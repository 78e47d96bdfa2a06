import type { Instants } from '@setu/kit/core';
import { type Knex, likeContaining, type TableConn } from '@setu/kit/db';
import type { SortKeyOf } from '@setu/proto/list-sorts';
import { disjointWaits, isWaiting, type Waits } from '../../desk/store/matters-query.js';
import { offerCame } from '../../milestones/store/handed-over.js';
import type { Status } from '../domain/lifecycle.js';
import type { Kind } from '../domain/request.js';
import { openStages, type SlaTerms, type StageLimit } from '../domain/sla-timers.js';
import { byDue, firstDue } from './due-order.js';
import { hasPart, partOf } from './has-part.js';
import { amountForSupplier } from './known-amounts.js';
import { isOwn, type Managers, ofManagers, ownedBy, type Scope } from './scopes.js';
import { isShownAs, storedFor, supplierOf } from './shown-status.js';
import type { RequestTables } from './tables.js';
import { byTurn } from './turn-order.js';

export type SortKey = SortKeyOf<'requests' | 'brokerRequests'>;
/** The keys that sort by a column. */
type ColumnKey = Exclude<SortKeyOf<'requests'> & SortKeyOf<'brokerRequests'>, 'due_at' | 'published_at'>;

/** The filters of a list. An undefined field does not filter. */
interface Filter {
  kind: Kind | undefined;
  scope: Scope;
  /** The text to find, and the customers whose names match it. */
  search: { text: string; companyIds: readonly string[] } | undefined;
  published: Instants;
  /** The statuses under which the requests are shown. */
  statuses: readonly Status[] | undefined;
  managers: Managers | undefined;
  /** Restricts the list to requests that are late by one of these limits. */
  late: readonly StageLimit[] | undefined;
  /** Restricts the list to requests that wait for its reader. */
  waiting?: boolean;
  /** What waits for the reader, if requests can wait for them. */
  waits?: Waits | undefined;
}

/** The content of a list. */
export interface ListQuery extends Filter {
  /** The limits for sorting by deadline. */
  terms: SlaTerms;
  sort: SortKey;
  descending: boolean;
  locale: 'en' | 'ru';
  limit: number;
  offset: number;
  /** The user whose own drafts the list shows in addition to its scope. */
  draftsOf?: string | undefined;
}

const sortColumns: Record<ColumnKey, (query: ListQuery) => string> = {
  numeric_hash: () => 'request.numeric_hash',
  name: ({ locale }) => (locale === 'ru' ? 'request.sort_name_ru' : 'request.sort_name_en'),
  manager: () => 'request.manager_name',
  status: () => 'request.status_rank',
  total_price: () => 'request.total_minor',
};

const isPublished = "request.status <> 'draft'";
const isDraftOf = "request.author_user_id = ? and request.status = 'draft'";
const matches = '(request.search_text like ? or request.customer_company_id = any(?))';

/** Adds the columns of the condition that a list row shows. */
export const withCondition = (requests: Knex.QueryBuilder): Knex.QueryBuilder =>
  requests
    .join('condition', 'condition.request_id', 'request.id')
    .select('request.*', 'condition.count', 'condition.unit_en', 'condition.unit_ru', 'condition.picture_id');

/** Returns the query for one page. */
export function pageQuery(conn: TableConn<RequestTables>, query: ListQuery): Knex.QueryBuilder {
  return paged(withCondition(within(conn, query, query.offset + query.limit)), query);
}

// Combines the first published requests, read from their index, with the user's few drafts. No index could serve a
// single condition for both.
const headAndDrafts = 'request.id in (select head.id from (?) as head union all select own.id from (?) as own)';

/** Returns the query for one page of published requests together with a user's own drafts. */
export function pageWithDraftsQuery(
  conn: TableConn<RequestTables>,
  query: ListQuery,
  writerId: string,
): Knex.QueryBuilder {
  return paged(withCondition(withDrafts(conn, { ...query, writerId }, query.offset + query.limit)), query);
}

/** Returns the query for the first ids of the full list of published requests together with a user's own drafts. */
export function idsWithDraftsQuery(
  conn: TableConn<RequestTables>,
  { writerId, ...query }: ListQuery & { writerId: string },
  limit: number,
): Knex.QueryBuilder {
  return inOrder(withDrafts(conn, { ...query, writerId }, limit), query)
    .select('request.id')
    .limit(limit);
}

function withDrafts(
  conn: TableConn<RequestTables>,
  { writerId, ...query }: ListQuery & { writerId: string },
  limit: number,
): Knex.QueryBuilder {
  const head = idsQuery(conn, query, limit);
  const drafts = chosen(conn, { ...query, scope: { writerId } }).select('request.id');
  const found: Knex.QueryBuilder = conn('request');
  return found.whereRaw(headAndDrafts, [head, drafts]);
}

const paged = (found: Knex.QueryBuilder, query: ListQuery): Knex.QueryBuilder =>
  inOrder(found, query).limit(query.limit).offset(query.offset);

/** Returns the query for the first ids of the full list, in its order. */
export function idsQuery(conn: TableConn<RequestTables>, query: ListQuery, limit: number): Knex.QueryBuilder {
  return inOrder(within(conn, query, limit), query)
    .select('request.id')
    .limit(limit);
}

/** Returns the query for the given requests that are in the list, in no particular order. */
export function rowsQuery(conn: TableConn<RequestTables>, query: ListQuery, ids: readonly string[]): Knex.QueryBuilder {
  return withCondition(chosen(conn, query).whereIn('request.id', [...ids]));
}

/** Returns the query for the numbers of requests in the full list that are shown as answered, by stored status. */
export function answeredCountsQuery(conn: TableConn<RequestTables>, query: ListQuery): Knex.QueryBuilder {
  const supplierId = supplierOf(query.scope);
  const came = offerCame(supplierId);
  return countsQuery(conn, query).whereRaw(came.sql, came.bindings);
}

/**
 * Returns the queries for the counts of the full list by stored status, whose results must be added up. A list of all
 * published requests reads stored counts. The index for the other lists starts with the kind, so a list of both kinds
 * needs one query for each kind.
 */
export function countsQueries(conn: TableConn<RequestTables>, query: ListQuery): Knex.QueryBuilder[] {
  if (hasStoredCounts(query)) return [storedCountsQuery(conn, query)];
  const kinds: ListQuery['kind'][] =
    query.kind === undefined && query.scope === 'published' ? ['rfc', 'rfd'] : [query.kind];
  return kinds.flatMap((kind) => disjoint({ ...query, kind }).map((part) => countsQuery(conn, part)));
}

/** Returns the queries of lists without a common request, which together have the requests of a list. */
const disjoint = <Of extends Filter>(query: Of): Of[] =>
  query.waiting && query.waits ? disjointWaits(query.waits).map((waits) => ({ ...query, waits })) : [query];

/** Returns whether the filters of a list, other than `statuses`, name only what the stored counts distinguish. */
const hasStoredCounts = ({ scope, search, published, late, waiting }: Filter): boolean =>
  scope === 'published' &&
  [search, published.from, published.before, late].every((filter) => filter === undefined) &&
  !waiting;

function storedCountsQuery(conn: TableConn<RequestTables>, { kind, managers }: Filter): Knex.QueryBuilder {
  const rows: Knex.QueryBuilder = conn('status_count');
  if (kind !== undefined) rows.where('kind', kind);
  if (managers !== undefined) {
    const { sql, bindings } = ofManagers(managers, 'status_count');
    rows.whereRaw(sql, bindings);
  }
  return rows.groupBy('status').havingRaw('sum(n) <> 0').select('status').sum({ n: 'n' });
}

function countsQuery(conn: TableConn<RequestTables>, query: ListQuery): Knex.QueryBuilder {
  return filtered(conn, { ...query, statuses: undefined })
    .groupBy('request.status')
    .select('request.status')
    .count({ n: '*' });
}

/** Selects the requests of a list. `only` restricts them to one stored status. */
function chosen(conn: TableConn<RequestTables>, query: Filter, only?: Status): Knex.QueryBuilder {
  const found = filtered(conn, query);
  const stored = only === undefined ? storedStatuses(query) : [only];
  if (stored !== undefined) found.whereRaw('request.status = any(?)', [stored]);
  const shown = query.statuses && isShownAs(query.statuses, supplierOf(query.scope));
  if (shown) found.whereRaw(shown.sql, shown.bindings);
  return found;
}

const storedStatuses = ({ statuses, scope }: Filter): Status[] | undefined =>
  statuses && storedFor(statuses, supplierOf(scope));

/** Returns the queries that count the requests of a list by kind, whose results must be added up. */
export const kindCountsQueries = (conn: TableConn<RequestTables>, query: Filter): Knex.QueryBuilder[] =>
  disjoint(query).map((part) => chosen(conn, part).groupBy('request.kind').select('request.kind').count({ n: '*' }));

/** Restricts the query to fewer rows, which still include the first `limit` rows of the list. */
function within(conn: TableConn<RequestTables>, query: ListQuery, limit: number): Knex.QueryBuilder {
  const found: Knex.QueryBuilder = conn('request');
  // Sorting by customer has to sort all requests of a customer. It therefore sorts ids only, which are in the index.
  if (query.sort === 'customer')
    return found.whereIn('request.id', inOrder(chosen(conn, query), query).select('request.id').limit(limit));
  if (query.sort !== 'due_at' || query.scope !== 'published') return chosen(conn, query);
  const rows = (status: Status) => chosen(conn, query, status);
  return found.whereRaw(firstDue(conn, { ...query, statuses: storedStatuses(query) }, { limit, rows }));
}

function inOrder(found: Knex.QueryBuilder, query: ListQuery): Knex.QueryBuilder {
  if (query.sort === 'due_at') {
    const { scope } = query;
    const { sql, bindings } = scope === 'published' ? byDue(query) : byTurn({ ...query, scope });
    return found.orderByRaw(sql, bindings);
  }
  const direction = query.descending ? 'desc' : 'asc';
  if (query.sort === 'status_at') return found.orderByRaw(bySince(direction), [[...openStages]]);
  if (query.sort === 'customer')
    return found
      .join('company_copy as customer', 'customer.id', 'request.customer_company_id')
      .orderByRaw(`customer.sort_name ${direction}, customer.id ${direction}, request.id ${direction}`);
  const supplierId = supplierOf(query.scope);
  if (query.sort === 'total_price' && supplierId !== undefined) {
    // A supplier's order follows the prices that it may know. Otherwise it would reveal the offers of others.
    const { sql, bindings } = amountForSupplier(supplierId);
    const amount = `(select amount.minor from (${sql}) as amount)`;
    return found.orderByRaw(`${amount} ${direction} nulls last, request.id ${direction}`, bindings);
  }
  if (query.sort === 'published_at') {
    const { sql, bindings } = listedAt(query.scope);
    return found.orderByRaw(`${sql} ${direction}, request.id ${direction}`, bindings);
  }
  // An unknown price comes last in both directions, as in the index for this order.
  const nulls = query.sort === 'total_price' && query.descending ? 'nulls last' : '';
  return found.orderByRaw(`${sortColumns[query.sort](query)} ${direction} ${nulls}, request.id ${direction}`);
}

// Requests that are not open come last in both directions, newest first.
const bySince = (direction: 'asc' | 'desc') =>
  `case when request.status = any(?) then request.status_at end ${direction} nulls last, request.status_at desc, request.id ${direction}`;

function filtered(conn: TableConn<RequestTables>, query: Filter): Knex.QueryBuilder {
  const rows: Knex.QueryBuilder = conn('request');
  if (query.kind !== undefined) rows.where('request.kind', query.kind);
  scoped(rows, query.scope);
  if (query.search !== undefined)
    rows.whereRaw(matches, [likeContaining(query.search.text), [...query.search.companyIds]]);
  const { from, before } = query.published;
  const { sql, bindings } = listedAt(query.scope);
  if (from !== undefined) rows.whereRaw(`${sql} >= ?::timestamptz`, [...bindings, from.toISOString()]);
  if (before !== undefined) rows.whereRaw(`${sql} < ?::timestamptz`, [...bindings, before.toISOString()]);
  if (from !== undefined || before !== undefined) rows.whereRaw(isPublished);
  if (query.late !== undefined) whereLate(rows, query);
  if (query.waiting && query.waits) {
    const { sql, bindings } = isWaiting(query.waits);
    rows.whereRaw(sql, bindings);
  }
  if (query.managers !== undefined) {
    const { sql, bindings } = ofManagers(query.managers);
    rows.whereRaw(sql, bindings);
  }
  return rows;
}

/** Returns the time by which a list is sorted and filtered. For a supplier it is when the request reached them. */
function listedAt(scope: Scope): { sql: string; bindings: string[] } {
  const supplierId = supplierOf(scope);
  return supplierId === undefined
    ? { sql: 'request.listed_at', bindings: [] }
    : { sql: receivedAt, bindings: [supplierId] };
}

const receivedAt = `(select invitation.invited_at from invitation
  where invitation.request_id = request.id and invitation.supplier_company_id = ?)`;

function whereLate(rows: Knex.QueryBuilder, query: Filter): void {
  const statuses = storedStatuses(query);
  const limits = (query.late ?? []).filter(({ status }) => statuses?.includes(status) ?? true);
  const each = limits.map(
    ({ from }) =>
      `(request.status = ? and request.status_at < ?::timestamptz${from ? ' and request.status_at >= ?::timestamptz' : ''})`,
  );
  const bindings = limits.flatMap(({ status, before, from }) => [
    ...[status, before.toISOString()],
    ...(from ? [from.toISOString()] : []),
  ]);
  rows.whereRaw(limits.length === 0 ? 'false' : `(${each.join(' or ')})`, bindings);
}

function scoped(rows: Knex.QueryBuilder, scope: Scope): void {
  if (scope === 'published') rows.whereRaw(isPublished);
  else if ('writerId' in scope) rows.whereRaw(isDraftOf, [scope.writerId]);
  else if ('supplierId' in scope) rows.whereRaw(hasPart, partOf(scope.supplierId));
  else rows.whereRaw(isOwn, ownedBy(scope));
}
