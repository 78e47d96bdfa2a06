import type { Knex, TableConn } from '@setu/kit/db';
import type { RequestTables } from '../../requests/store/tables.js';

type DemandConn = TableConn<RequestTables>;

/** The company whose cards to count, and the first day to count (YYYY-MM-DD in Indian time). */
export interface DemandOf {
  companyId: string;
  from: string;
}

const ofCompany = `from request where supplier_company_id = ? and kind = 'rfc' and status <> 'draft'
  and published_at >= ?::timestamp at time zone 'Asia/Kolkata'`;

const byWeek = `select to_char(date_trunc('week', published_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD') as monday,
    count(*)::int as requests,
    count(*) filter (where published_at >= ?::timestamp at time zone 'Asia/Kolkata')::int as latest
  ${ofCompany} group by 1`;

const byCard = (condition: string): string =>
  `select sku_id, count(*)::int as requests ${ofCompany} and sku_id ${condition} group by sku_id order by requests desc, sku_id limit ?`;

/**
 * Counts the requests for a company's cards by week, and how many of them were published from a later day on. Weeks
 * without requests are left out.
 */
export const weekDemandQuery = (conn: DemandConn, { companyId, from }: DemandOf, latestFrom: string): Knex.Raw =>
  conn.raw(byWeek, [latestFrom, companyId, from]);

/** Counts requests by card, for the given cards or for the most requested ones. */
export const cardDemandQuery = (
  conn: DemandConn,
  { companyId, from }: DemandOf,
  filter: { skuIds: readonly string[] } | { limit: number },
): Knex.Raw =>
  'limit' in filter
    ? conn.raw(byCard('is not null'), [companyId, from, filter.limit])
    : conn.raw(byCard('= any(?::uuid[])'), [companyId, from, [...filter.skuIds], filter.skuIds.length]);

interface WeekRow {
  monday: string;
  requests: number;
  latest: number;
}

export interface WeekDemand {
  byMonday: ReadonlyMap<string, number>;
  latest: number;
}

/** The store that counts how often cards are requested. */
export const cardDemandStore = (conn: DemandConn) => ({
  /** Returns the requests by week, and the sum of those from a later day on. */
  async weeks(of: DemandOf, latestFrom: string): Promise<WeekDemand> {
    const { rows }: { rows: WeekRow[] } = await weekDemandQuery(conn, of, latestFrom);
    return {
      byMonday: new Map(rows.map(({ monday, requests }) => [monday, requests])),
      latest: rows.reduce((sum, { latest }) => sum + latest, 0),
    };
  },

  /** Returns the most requested cards first. Cards without requests are left out. */
  async cards(
    of: DemandOf,
    filter: { skuIds: readonly string[] } | { limit: number },
  ): Promise<{ skuId: string; requests: number }[]> {
    const { rows }: { rows: { sku_id: string; requests: number }[] } = await cardDemandQuery(conn, of, filter);
    return rows.map(({ sku_id: skuId, requests }) => ({ skuId, requests }));
  },
});
