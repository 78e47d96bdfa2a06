import { rowsOf, type SqlConn } from '../../store/sql.js';
import { type DemandKind, demandDays, demandWeights, visitsPerPoint } from '../domain/weights.js';

/** A company asked for a card on a day (YYYY-MM-DD, UTC). */
export interface Asked {
  skuId: string;
  companyId: string;
  day: string;
  kind: DemandKind;
}

// A card that is gone is asked for no more: whoever tells of it late is not wrong.
const noted = `insert into card_demand (sku_id, day, company_id, kind)
  select id, ?::date, ?, ? from sku where id = ? on conflict on constraint card_demand_pk do nothing`;

const weights = Object.entries(demandWeights).map(([kind, weight]) => `when '${kind}' then ${weight}`);

/** A query that gives `sku_id, points` of every card that was asked for in the last days: what its popularity grows by. */
export const demandPoints = `
  select sku_id, sum(points)::int as points from (
    select sku_id, sum(case kind ${weights.join(' ')} end) as points
      from card_demand where day > current_date - ${demandDays} group by sku_id
    union all
    select opened_sku_id, count(*) / ${visitsPerPoint} from search_log
      where opened_sku_id is not null and searched_at > now() - interval '${demandDays} days' group by opened_sku_id) asked
  group by sku_id`;

/** What was asked for, by company and day: a card is as popular as that makes it when ranks are made anew. */
export const demand = (conn: SqlConn) => ({
  /** Counts a company's asking once a day and kind. */
  note: async ({ skuId, companyId, day, kind }: Asked): Promise<void> => {
    await rowsOf(conn, { sql: noted, bindings: [day, companyId, kind, skuId] });
  },

  /** Forgets so many rows that count for nothing any more; gives how many there were. */
  forget: async (most: number): Promise<number> => {
    const gone = await rowsOf(conn, {
      sql: `delete from card_demand where ctid = any (array(
        select ctid from card_demand where day <= current_date - ${demandDays} limit ?::int)) returning 1`,
      bindings: [most],
    });
    return gone.length;
  },
});
