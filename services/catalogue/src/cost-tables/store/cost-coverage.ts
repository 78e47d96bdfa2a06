import type { LocalText } from '../../domain/local-text.js';
import { staying } from '../../search/store/leaving-companies.js';
import { rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { type CostPlaceGap, type CostTable, lastExpiringDay } from '../domain/cost-row.js';
import { tableNames, tableSql } from './columns.js';

/** The number of rows of a table, and how many of them are in each state. */
export interface TableCoverage {
  table: CostTable;
  rows: number;
  inForce: number;
  expiring: number;
  expired: number;
  examples: number;
}

/** The cards whose codes have no rule of a tax, and the codes of most of them. */
export interface CodeGaps {
  cards: number;
  codes: { hsCode: string; en: string | null; ru: string | null; cards: number; skuId: string }[];
}

const maxCodes = 100;

/**
 * Selects the codes of public goods without a rule in force. Codes are grouped before rules are looked up, so that
 * each code is looked up once, whatever the number of its cards.
 */
export const codeGapsStatement = (tax: 'duty' | 'vat', today: string): Statement => ({
  sql: `with used as (select v.hs_code, count(*)::int as cards, min(s.id::text) as sku_id
      from search_doc d join sku s on s.id = d.sku_id
      join sku_version v on v.sku_id = s.id and v.version = s.published_version
      where v.hs_code <> '' and ${staying} group by v.hs_code),
    gaps as (select * from used where not exists (select from cost_tariff t where t.tax = ? and t.valid_from <= ?::date
      and (t.valid_to is null or t.valid_to >= ?::date)
      and t.code in (select left(used.hs_code, n) from generate_series(0, 10) n)))
    select g.hs_code as "hsCode", h.name_en as en, h.name_ru as ru, g.cards, g.sku_id as "skuId",
      (sum(g.cards) over ())::int as total
    from gaps g left join lateral (select name_en, name_ru from hs_code
      where code in (select left(g.hs_code, n) from generate_series(2, 8) n) order by length(code) desc limit 1) h on true
    order by g.cards desc, g.hs_code limit ${maxCodes}`,
  bindings: [tax, today, today],
});

/** Finds what the tables of landed prices lack. */
export const costCoverage = (conn: SqlConn) => ({
  table: async (table: CostTable, today: string): Promise<TableCoverage> => {
    const inForce = 'valid_from <= ?::date and (valid_to is null or valid_to >= ?::date)';
    const counts = `count(*) filter (where ${inForce})::int as "inForce",
      count(*) filter (where ${inForce} and valid_to <= ?::date)::int as expiring,
      count(*) filter (where valid_to < ?::date)::int as expired,
      count(*) filter (where is_example)::int as examples`;
    const { dated } = tableSql(table).spec;
    const none = 'count(*)::int as "inForce", 0 as expiring, 0 as expired, 0 as examples';
    const found = await rowOf<Omit<TableCoverage, 'table'>>(conn, {
      sql: `select count(*)::int as rows, ${dated ? counts : none} from ${tableNames[table]}`,
      bindings: dated ? [today, today, today, today, lastExpiringDay(today), today] : [],
    });
    return { table, rows: 0, inForce: 0, expiring: 0, expired: 0, examples: 0, ...found };
  },

  /** Returns the public goods whose HS codes have no rule of a tax in force. */
  codeGaps: async (tax: 'duty' | 'vat', today: string): Promise<CodeGaps> => {
    const rows = await rowsOf<CodeGaps['codes'][number] & { total: number }>(conn, codeGapsStatement(tax, today));
    return { cards: rows[0]?.total ?? 0, codes: rows.map(({ total, ...code }) => code) };
  },

  /** Returns the ports and airports without a lane, and the places without a leg, that are in force. */
  placeGaps: (today: string): Promise<{ code: string; name: LocalText; gap: CostPlaceGap }[]> => {
    const inForce = 'valid_from <= ?::date and (valid_to is null or valid_to >= ?::date)';
    const without = (table: string) =>
      `not exists (select from ${table} t where p.code in (t."from", t."to") and ${inForce})`;
    return rowsOf(conn, {
      sql: `select p.code, json_build_object('en', p.name_en, 'ru', p.name_ru) as name, g.gap
        from cost_place p cross join lateral (
          select 'no_lane' as gap where p.kind <> 'city' and ${without('cost_lane')}
          union all select 'no_leg' where ${without('cost_leg')}) g
        order by g.gap, p.code`,
      bindings: [today, today, today, today],
    });
  },
});
