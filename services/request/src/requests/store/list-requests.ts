import { type Knex, preparedRows, type TableConn } from '@setu/kit/db';
import { fromRow, text } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';
import type { Status } from '../domain/lifecycle.js';
import type { LocalText } from '../domain/local-text.js';
import type { Request } from '../domain/request.js';
import {
  answeredCountsQuery,
  countsQueries,
  idsQuery,
  idsWithDraftsQuery,
  type ListQuery,
  pageQuery,
  pageWithDraftsQuery,
  rowsQuery,
  withCondition,
} from './list-query.js';
import { requestFields } from './request-fields.js';
import { shownFor, supplierOf } from './shown-status.js';
import type { RequestTables } from './tables.js';

/** A row of a list of requests. */
export interface ListedRequest extends Request {
  count: string;
  unit: LocalText;
  pictureId: string;
}

/** A page of a list, and its counts by status under all filters except `statuses` and `waiting`. */
export interface ListedPage {
  listed: ListedRequest[];
  counts: ReadonlyMap<Status, number>;
  /** The same counts of the requests that wait for the reader. */
  waiting: ReadonlyMap<Status, number>;
}

/** The columns of a row. */
export const listedFields = {
  ...requestFields,
  count: text('count'),
  unit: localText('unit'),
  pictureId: text('picture_id'),
};

/** Reads the rows of a list, and the counts by status under all its filters except `statuses`. */
export const listRequests = (conn: TableConn<RequestTables>) => ({
  async page(query: ListQuery): Promise<ListedPage> {
    const { draftsOf, waits } = query;
    const countsWith = async (waiting: boolean, drafts: ReadonlyMap<Status, number>) =>
      new Map([...drafts, ...(await countsOf(conn, { ...query, waiting }))]);
    const drafts = draftsOf ? await countsOf(conn, draftsIn({ ...query, waiting: false }, draftsOf)) : none;
    const writerId = drafts.size > 0 ? draftsOf : undefined;
    const [rows, counts, waiting] = await Promise.all([
      (writerId ? pageWithDraftsQuery(conn, query, writerId) : pageQuery(conn, query)) as Promise<object[]>,
      countsWith(false, drafts),
      hasWaiting(waits)
        ? countsWith(true, writerId ? await countsOf(conn, draftsIn({ ...query, waiting: true }, writerId)) : none)
        : none,
    ]);
    return { listed: rows.map((row) => fromRow<ListedRequest>(listedFields, row)), counts, waiting };
  },

  /** Returns the first ids of the full list, in its order. */
  async ids(query: ListQuery, limit: number): Promise<string[]> {
    const writerId = await writerOf(conn, query);
    const rows: { id: string }[] = await (writerId
      ? idsWithDraftsQuery(conn, { ...query, writerId }, limit)
      : idsQuery(conn, query, limit));
    return rows.map(({ id }) => id);
  },

  /**
   * Returns the rows of the requests in the order of the ids. Requests that are not, or no longer, in the list are left
   * out.
   */
  async rows(query: ListQuery, ids: readonly string[]): Promise<ListedRequest[]> {
    const { draftsOf } = query;
    const drafts: { id: string }[] = draftsOf ? await rowsQuery(conn, draftsIn(query, draftsOf), ids) : [];
    const rows: { id: string }[] = [...drafts, ...(await rowsQuery(conn, query, ids))];
    const found = new Map(rows.map((row) => [row.id, fromRow<ListedRequest>(listedFields, row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },

  /** Returns the rows of the requests in no particular order. Unknown ids are left out. */
  async byIds(ids: readonly string[]): Promise<ListedRequest[]> {
    if (ids.length === 0) return [];
    const rows: object[] = await withCondition(conn('request').whereIn('request.id', [...ids]));
    return rows.map((row) => fromRow<ListedRequest>(listedFields, row));
  },

  async statusCounts(query: ListQuery): Promise<Map<Status, number>> {
    const { draftsOf } = query;
    const drafts = draftsOf === undefined ? [] : await countsOf(conn, draftsIn(query, draftsOf));
    return new Map([...drafts, ...(await countsOf(conn, query))]);
  },
});

const none: ReadonlyMap<Status, number> = new Map();

const hasWaiting = (waits: ListQuery['waits']): boolean =>
  waits !== undefined && !('matters' in waits && waits.matters.length === 0);

const draftsIn = (query: ListQuery, writerId: string): ListQuery => ({ ...query, scope: { writerId } });

/** Returns the user whose drafts are in the list, or undefined if there are no drafts. */
async function writerOf(conn: TableConn<RequestTables>, query: ListQuery): Promise<string | undefined> {
  const { draftsOf } = query;
  if (draftsOf === undefined) return undefined;
  return (await countsOf(conn, draftsIn(query, draftsOf))).size > 0 ? draftsOf : undefined;
}

interface Counted {
  status: Status;
  n: string;
}

/**
 * Runs a count. Without filters that differ from call to call, its best plan depends on no value, and to plan it takes
 * several times as long as to run it.
 */
function counted(
  conn: TableConn<RequestTables>,
  { search, published: { from, before }, late }: ListQuery,
  counting: Knex.QueryBuilder,
): Promise<Counted[]> {
  if ([search, from, before, late].some((filter) => filter !== undefined)) return counting as Promise<Counted[]>;
  const { sql, bindings } = counting.toSQL();
  return preparedRows<Counted>(conn, sql, bindings);
}

async function countsOf(conn: TableConn<RequestTables>, query: ListQuery): Promise<Map<Status, number>> {
  const counts = new Map<Status, number>();
  const add = (status: Status, n: number) => counts.set(status, (counts.get(status) ?? 0) + n);
  const shown = (status: Status) => shownFor(status, supplierOf(query.scope));
  for (const counting of countsQueries(conn, query))
    for (const { status, n } of await counted(conn, query, counting)) add(shown(status), Number(n));
  if (!counts.has('send_to_supplier')) return counts;
  for (const { status, n } of await counted(conn, query, answeredCountsQuery(conn, query))) {
    add(shown(status), -Number(n));
    add('offer_received', Number(n));
  }
  return new Map([...counts].filter(([, n]) => n !== 0));
}
