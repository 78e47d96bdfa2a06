import type { Instants, PageWindow } from '@setu/kit/core';
import { type Knex, likeContaining, type TableConn } from '@setu/kit/db';
import type { SortKeyOf } from '@setu/proto/list-sorts';
import type { Waiting } from '../../queues/domain/queues.js';
import { countOf } from '../../store/count.js';
import { everyStatus } from '../domain/lifecycle.js';
import type { Review } from '../domain/review.js';
import type { ListedReview } from '../domain/review-page.js';
import { fromListedRow, type ListedRow, listed } from './listed-rows.js';
import { isOpen } from './open.js';
import type { ReviewTables } from './tables.js';
import { waitingCondition } from './waiting.js';

export type SortKey = SortKeyOf<'reviews'>;

/** A filter for open reviews: those that wait for the user in any of the roles, or those without a reviewer. */
export type Queue = { of: 'caller'; turns: readonly Waiting[]; userId: string } | { of: 'none' };

/** The filter and the order of a list. An undefined field does not filter. */
export interface ListQuery extends Pick<PageWindow, 'limit' | 'offset'> {
  statuses: readonly Review['status'][] | undefined;
  search: string | undefined;
  created: Instants;
  managerIds: readonly string[] | undefined;
  reviewerIds: readonly string[] | undefined;
  /** Matches any of these queues, or all reviews without a queue. */
  queues: readonly Queue[];
  /** The queues for which the list returns the number of reviews. */
  shownQueues: readonly Queue[];
  sort: SortKey;
  descending: boolean;
  locale: 'en' | 'ru';
}

/** The filter and the order of a list without a page. */
export type ReviewFilter = Omit<ListQuery, 'limit' | 'offset'>;

/** The number of reviews in a status. */
export interface StatusCount {
  status: Review['status'];
  count: number;
}

/** A page of a list. */
export interface ReviewListed {
  reviews: ListedReview[];
  total: number;
  counts: StatusCount[];
  /** The number of reviews in each of the shown queues. */
  queued: number[];
}

const byPerson = (copy: string): string => `lower(coalesce(${copy}.surname || ' ' || ${copy}.name, ''))`;
const rank = `array_position(array['created', 'corrected', 'reviewed', 'approved', 'completed', 'withdrawn'], product_review.status)`;

interface Sorted {
  by: string;
  /** The read model that it sorts by. */
  join?: readonly [copy: string, on: string];
  /** Whether every review has a row in that read model. The index of the read model then gives the order. */
  isAlways?: true;
}

/** The expression and the read model of each sort key. */
const sorts: Record<SortKey, (locale: 'en' | 'ru') => Sorted> = {
  supplier: () => ({
    by: "lower(coalesce(c.short_name, ''))",
    join: ['company_copy as c', 'product_review.supplier_id'],
  }),
  name: (locale) => ({
    by:
      locale === 'ru'
        ? "lower(coalesce(nullif(s.name_ru, ''), s.name_en, ''))"
        : "lower(coalesce(nullif(s.name_en, ''), s.name_ru, ''))",
    join: ['sku_copy as s', 'product_review.sku_id'],
    isAlways: true,
  }),
  reviewer: () => ({ by: byPerson('reviewer'), join: ['user_copy as reviewer', 'product_review.reviewer_id'] }),
  manager: () => ({ by: byPerson('manager'), join: ['user_copy as manager', 'product_review.manager_id'] }),
  status: () => ({ by: rank }),
  created_at: () => ({ by: 'product_review.created_at' }),
  updated_at: () => ({ by: 'product_review.updated_at' }),
};

const matches = `(product_review.sku_id in (select id from sku_copy where search_text like :pattern)
  or product_review.supplier_id in (select id from company_copy where replace(lower(short_name), 'ё', 'е') like :pattern))`;

/** Returns the query for the ids of one page, in its order. */
export function idsQuery(conn: TableConn<ReviewTables>, query: ListQuery): Knex.QueryBuilder {
  const { by, join, isAlways } = sorts[query.sort](query.locale);
  const direction = query.descending ? 'desc' : 'asc';
  const found = filtered(conn, query).select('product_review.id');
  if (join) void found[isAlways ? 'join' : 'leftJoin'](join[0], `${join[0].split(' as ')[1]}.id`, join[1]);
  return found.orderByRaw(`${by} ${direction}, product_review.id ${direction}`).limit(query.limit).offset(query.offset);
}

/**
 * Returns the query that counts the reviews in each status, regardless of the status filter.
 * Each status is counted by its own index entries, because grouping would read the full table. The matches of a search
 * are found once and grouped.
 */
export function countsQuery(conn: TableConn<ReviewTables>, query: ReviewFilter): Knex.QueryBuilder {
  const found = filtered(conn, { ...query, statuses: undefined, queues: [] });
  if (query.search !== undefined)
    return found.select('product_review.status').count({ count: '*' }).groupBy('product_review.status');
  const each = found.whereRaw('product_review.status = of.status').count('*');
  const all: Knex.QueryBuilder = conn('product_review');
  return all
    .from((conn as unknown as Knex).raw('unnest(?::text[]) as of(status)', [[...everyStatus]]))
    .select('of.status', each.as('count'));
}

const totalOf = (counts: readonly StatusCount[], statuses: ListQuery['statuses']): number =>
  counts.reduce((sum, { status, count }) => (statuses?.includes(status) === false ? sum : sum + count), 0);

function filtered(conn: TableConn<ReviewTables>, query: ReviewFilter): Knex.QueryBuilder {
  const found: Knex.QueryBuilder = conn('product_review');
  const { statuses, search, created, managerIds, reviewerIds, queues } = query;
  if (statuses !== undefined) void found.whereRaw('product_review.status = any(?::text[])', [[...statuses]]);
  if (search !== undefined) void found.whereRaw(matches, { pattern: likeContaining(search) });
  if (created.from !== undefined) void found.where('product_review.created_at', '>=', created.from);
  if (created.before !== undefined) void found.where('product_review.created_at', '<', created.before);
  if (managerIds !== undefined) void found.whereRaw('product_review.manager_id = any(?::uuid[])', [[...managerIds]]);
  if (reviewerIds !== undefined) void found.whereRaw('product_review.reviewer_id = any(?::uuid[])', [[...reviewerIds]]);
  if (queues.length > 0)
    void found.where((any) => queues.forEach((queue) => void any.orWhereRaw(...conditionOf(queue))));
  return found;
}

function conditionOf(queue: Queue): [sql: string, bindings: Record<string, string>] {
  if (queue.of === 'none') return [`${isOpen} and product_review.reviewer_id is null`, {}];
  const { sql, bindings } = waitingCondition(queue.turns, queue.userId);
  return [sql, bindings];
}

/** Returns the query that counts the reviews in a queue, regardless of the status and queue filters. */
export const queueQuery = (conn: TableConn<ReviewTables>, query: ListQuery, queue: Queue): Knex.QueryBuilder =>
  filtered(conn, { ...query, statuses: undefined, queues: [queue] });

/** Reads the lists of reviews. */
export const reviewLists = (conn: TableConn<ReviewTables>) => {
  const byIds = async (ids: readonly string[]): Promise<ListedReview[]> => {
    if (ids.length === 0) return [];
    const { rows } = await conn.raw<{ rows: ListedRow[] }>(`${listed} where r.id = any(:ids::uuid[])`, {
      ids: [...ids],
    });
    const known = new Map(rows.map((row) => [row.id, fromListedRow(row)]));
    return ids.flatMap((id) => known.get(id) ?? []);
  };
  const idsOf = async (query: ListQuery): Promise<string[]> => {
    const rows: { id: string }[] = await idsQuery(conn, query);
    return rows.map(({ id }) => id);
  };
  const countsOf = async (query: ReviewFilter): Promise<StatusCount[]> => {
    const counted: { status: Review['status']; count: string }[] = await countsQuery(conn, query);
    return counted.flatMap(({ status, count }) => (count === '0' ? [] : [{ status, count: Number(count) }]));
  };
  return {
    /** Returns the existing reviews in the order of the ids. */
    byIds,

    /** Returns the ids of one page, in its order. */
    ids: idsOf,

    /** Returns the number of reviews in a list, regardless of the page. */
    async total(query: ReviewFilter): Promise<number> {
      return query.queues.length > 0 ? countOf(filtered(conn, query)) : totalOf(await countsOf(query), query.statuses);
    },

    /** Returns one page, the total, and the numbers of reviews in each status and in each shown queue. */
    async list(query: ListQuery): Promise<ReviewListed> {
      const counts = await countsOf(query);
      const ids = await idsOf(query);
      const queued: number[] = [];
      for (const queue of query.shownQueues) queued.push(await countOf(queueQuery(conn, query, queue)));
      const total = query.queues.length > 0 ? await countOf(filtered(conn, query)) : totalOf(counts, query.statuses);
      return { reviews: await byIds(ids), total, counts, queued };
    },
  };
};
