import type { Instants } from '@setu/kit/core';
import type { Conn } from '@setu/kit/db';
import type { Knex } from 'knex';
import { toMinor } from '../../store/minor-units.js';
import type { Status } from '../domain/lifecycle.js';
import type { Kind, LocalText, RateCopy } from '../domain/request.js';
import { rateOf, type StoredRate } from './request-row.js';

export const sortKeys = ['numeric_hash', 'name', 'manager', 'status', 'published_at', 'total_price'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ListQuery {
  kind: Kind;
  /** Whose: a company's published ones with a person's own drafts, or all published ones. */
  scope: { companyId: string; userId: string } | 'published';
  /** A LIKE pattern, and the customers it matched; null: all. */
  search: { pattern: string; companyIds: readonly string[] } | null;
  published: Instants;
  /** Null: any. */
  statuses: readonly Status[] | null;
  managerIds: readonly string[] | null;
  sort: SortKey;
  descending: boolean;
  locale: 'en' | 'ru';
  limit: number;
  offset: number;
}

/** A line of a list of requests. */
export interface ListedRequest {
  id: string;
  kind: Kind;
  numericHash: string | null;
  status: Status;
  publishedAt: Date | null;
  createdAt: Date;
  statusAt: Date;
  name: LocalText;
  count: string;
  unit: LocalText;
  pictureId: string;
  customerCompanyId: string;
  brokerManagerId: string | null;
  totalMinor: bigint | null;
  rate: RateCopy | null;
}

const sortColumns: Record<SortKey, (query: ListQuery) => string> = {
  numeric_hash: () => 'r.numeric_hash',
  name: ({ locale }) => (locale === 'ru' ? 'r.sort_name_ru' : 'r.sort_name_en'),
  manager: () => 'r.manager_name',
  status: () => 'r.status_rank',
  published_at: () => 'r.listed_at',
  total_price: () => 'r.total_minor',
};

/** Gives the page's lines, and how many requests there are in each status under the filters without `statuses`. */
export const listRequests = (conn: Conn) => ({
  async page(query: ListQuery): Promise<ListedRequest[]> {
    const rows: ListRow[] = await pageQuery(conn, query);
    return rows.map(listed);
  },

  async statusCounts(query: ListQuery): Promise<Map<Status, number>> {
    const rows: { status: Status; n: string }[] = await countsQuery(conn, query);
    return new Map(rows.map(({ status, n }) => [status, Number(n)]));
  },
});

/** The query of one page. */
export function pageQuery(conn: Conn, query: ListQuery): Knex.QueryBuilder {
  const direction = query.descending ? 'desc' : 'asc';
  // A price that is not known stands last either way; the index for it says the same.
  const nulls = query.sort === 'total_price' && query.descending ? 'nulls last' : '';
  const found = filtered(conn, query);
  if (query.statuses !== null) found.whereRaw('r.status = any(?)', [[...query.statuses]]);
  return found
    .join({ c: 'condition' }, 'c.request_id', 'r.id')
    .select('r.*', 'c.count', 'c.unit_en', 'c.unit_ru', 'c.picture_id')
    .orderByRaw(`${sortColumns[query.sort](query)} ${direction} ${nulls}, r.id ${direction}`)
    .limit(query.limit)
    .offset(query.offset);
}

/** The query of the numbers over the whole list. */
export function countsQuery(conn: Conn, query: ListQuery): Knex.QueryBuilder {
  return filtered(conn, query).groupBy('r.status').select('r.status').count({ n: '*' });
}

function filtered(conn: Conn, query: ListQuery): Knex.QueryBuilder {
  const rows = conn({ r: 'request' }).where('r.kind', query.kind);
  scoped(rows, query.scope);
  if (query.search !== null) {
    const { pattern, companyIds } = query.search;
    rows.whereRaw('(r.search_text like ? or r.customer_company_id = any(?))', [pattern, [...companyIds]]);
  }
  const { from, before } = query.published;
  if (from !== undefined) rows.whereRaw('r.listed_at >= ?::timestamptz', [from.toISOString()]);
  if (before !== undefined) rows.whereRaw('r.listed_at < ?::timestamptz', [before.toISOString()]);
  if (from !== undefined || before !== undefined) rows.whereRaw("r.status <> 'draft'");
  if (query.managerIds !== null) rows.whereRaw('r.broker_manager_id = any(?)', [[...query.managerIds]]);
  return rows;
}

function scoped(rows: Knex.QueryBuilder, scope: ListQuery['scope']): void {
  if (scope === 'published') rows.whereRaw("r.status <> 'draft'");
  else
    rows.whereRaw(
      `((r.customer_company_id = ? and r.status <> 'draft')
        or (r.customer_company_id = ? and r.author_user_id = ? and r.status = 'draft'))`,
      [scope.companyId, scope.companyId, scope.userId],
    );
}

interface ListRow {
  id: string;
  kind: Kind;
  numeric_hash: string | null;
  status: Status;
  published_at: Date | null;
  created_at: Date;
  status_at: Date;
  name_en: string;
  name_ru: string;
  count: string;
  unit_en: string;
  unit_ru: string;
  picture_id: string;
  customer_company_id: string;
  broker_manager_id: string | null;
  total_minor: string | null;
  rate: StoredRate | null;
}

function listed(row: ListRow): ListedRequest {
  return {
    id: row.id,
    kind: row.kind,
    numericHash: row.numeric_hash,
    status: row.status,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    statusAt: row.status_at,
    name: { en: row.name_en, ru: row.name_ru },
    count: row.count,
    unit: { en: row.unit_en, ru: row.unit_ru },
    pictureId: row.picture_id,
    customerCompanyId: row.customer_company_id,
    brokerManagerId: row.broker_manager_id,
    totalMinor: toMinor(row.total_minor),
    rate: rateOf(row.rate),
  };
}
