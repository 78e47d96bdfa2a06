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
    count(*)::int as requests ${ofCompany} group by 1`;

const byCard = (condition: string): string =>
  `select sku_id, count(*)::int as requests ${ofCompany} and sku_id ${condition} group by sku_id order by requests desc, sku_id limit ?`;

/** Counts the requests for a company's cards by week. Weeks without requests are left out. */
export const weekDemandQuery = (conn: DemandConn, { companyId, from }: DemandOf): Knex.Raw =>
  conn.raw(byWeek, [companyId, from]);

/** Counts requests by card, for the given cards or for the most requested ones. */
export const cardDemandQuery = (
  conn: DemandConn,
  { companyId, from }: DemandOf,
  filter: { skuIds: readonly string[] } | { limit: number },
): Knex.Raw =>
  'limit' in filter
    ? conn.raw(byCard('is not null'), [companyId, from, filter.limit])
    : conn.raw(byCard('= any(?::uuid[])'), [companyId, from, [...filter.skuIds], filter.skuIds.length]);

/** The store that counts how often cards are requested. */
export const cardDemandStore = (conn: DemandConn) => ({
  async weeks(of: DemandOf): Promise<ReadonlyMap<string, number>> {
    const { rows }: { rows: { monday: string; requests: number }[] } = await weekDemandQuery(conn, of);
    return new Map(rows.map(({ monday, requests }) => [monday, requests]));
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
