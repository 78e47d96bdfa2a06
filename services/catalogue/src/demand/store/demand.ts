import { rowsOf, type SqlConn } from '../../store/sql.js';
import { type DemandKind, demandDays, demandWeights, visitsPerPoint } from '../domain/weights.js';

/** A company's demand for a card on a day (YYYY-MM-DD, UTC). */
export interface DemandRecord {
  skuId: string;
  companyId: string;
  day: string;
  kind: DemandKind;
}

// Demand for a deleted card is ignored, because an event that arrives late is not an error.
const insertDemand = `insert into card_demand (sku_id, day, company_id, kind)
  select id, ?::date, ?, ? from sku where id = ? on conflict on constraint card_demand_pk do nothing`;

const weights = Object.entries(demandWeights).map(([kind, weight]) => `when '${kind}' then ${weight}`);

/** A query that returns `sku_id, points` for every card with recent demand. The points are added to its popularity. */
export const demandPoints = `
  select sku_id, sum(points)::int as points from (
    select sku_id, sum(case kind ${weights.join(' ')} end) as points
      from card_demand where day > current_date - ${demandDays} group by sku_id
    union all
    select opened_sku_id, count(*) / ${visitsPerPoint} from search_log
      where opened_sku_id is not null and searched_at > now() - interval '${demandDays} days' group by opened_sku_id) asked
  group by sku_id`;

/** Demand by company and day. New demand affects popularity the next time ranks are computed. */
export const demand = (conn: SqlConn) => ({
  /** Records a company's demand, at most once per day and kind. */
  record: async ({ skuId, companyId, day, kind }: DemandRecord): Promise<void> => {
    await rowsOf(conn, { sql: insertDemand, bindings: [day, companyId, kind, skuId] });
  },

  /** Deletes up to `limit` rows that no longer count and returns how many it deleted. */
  forget: async (limit: number): Promise<number> => {
    const deleted = await rowsOf(conn, {
      sql: `delete from card_demand where ctid = any (array(
        select ctid from card_demand where day <= current_date - ${demandDays} limit ?::int)) returning 1`,
      bindings: [limit],
    });
    return deleted.length;
  },
});
