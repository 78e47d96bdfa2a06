import { isOpen } from '../../read-models/store/open-review.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

// Selects each card once: its public version, or otherwise its draft.
const everyCard = `create temporary table counted_card on commit drop as
  select s.id, s.company_id, v.category_id, v.industry_ids,
    s.published_version is not null and c.visible as shown,
    v.price_mode <> 'request' as priced, v.price_from, v.price_to, v.unit_id,
    cardinality(v.picture_ids) > 0 as pictured, v.name_en <> '' and v.name_ru <> '' as translated, v.hs_code <> '' as coded,
    exists (select 1 from certificate f where f.sku_id = s.id and f.version = v.version) as certified
  from sku s join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version)
  join company c on c.id = s.company_id
  where s.removed_at is null`;

const shown = (what: string): string => `count(*) filter (where shown and ${what})`;

// Prices compare only in one unit, so the lowest and the highest are those of the unit with the most prices.
const byCategory = `insert into category_analysis (category_id, cards, hidden, suppliers, priced, price_unit_id,
    price_from, price_to, pictured, translated, coded, certified)
  with usual as (
    select distinct on (category_id) category_id, unit_id as usual_id
    from (select category_id, unit_id, count(*) as cards from counted_card where shown and priced group by 1, 2) as units
    order by category_id, cards desc, unit_id
  )
  select category_id, count(*) filter (where shown), count(*) filter (where not shown),
    count(distinct company_id) filter (where shown), ${shown('priced')}, usual_id,
    min(price_from) filter (where shown and unit_id = usual_id), max(price_to) filter (where shown and unit_id = usual_id),
    ${shown('pictured')}, ${shown('translated')}, ${shown('coded')}, ${shown('certified')}
  from counted_card left join usual using (category_id) group by category_id, usual_id`;

const bySupplier = `insert into supplier_analysis (company_id, cards, hidden)
  select company_id, count(*) filter (where shown), count(*) filter (where not shown) from counted_card group by company_id`;

const byIndustry = `insert into industry_analysis (industry_id, cards, hidden, suppliers)
  select industry_id, count(*) filter (where shown), count(*) filter (where not shown),
    count(distinct company_id) filter (where shown)
  from counted_card, unnest(industry_ids) as industry_id group by industry_id`;

/** Card counts of an industry, a supplier, or all cards (an empty id). */
export interface CountedCards {
  id: string;
  cards: number;
  hidden: number;
  suppliers: number;
  inReview: number;
}

const suppliersNow = `select a.company_id as id, a.cards, a.hidden, 1 as suppliers,
    (select count(distinct r.sku_id)::int from sku s join sku_review r on r.sku_id = s.id and ${isOpen}
      where s.company_id = a.company_id and s.removed_at is null) as "inReview"
  from supplier_analysis a where a.company_id = any(?::uuid[])`;

const industriesNow = `select industry_id as id, cards, hidden, suppliers, 0 as "inReview"
  from industry_analysis where industry_id = any(?::uuid[])`;

const allNow = `select '' as id, coalesce(sum(cards), 0)::int as cards, coalesce(sum(hidden), 0)::int as hidden,
    count(*) filter (where cards > 0)::int as suppliers,
    (select count(distinct r.sku_id)::int from sku_review r join sku s on s.id = r.sku_id and s.removed_at is null
      where ${isOpen}) as "inReview"
  from supplier_analysis`;

const countedSql = 'select counted_at as at from analysis_state';

/** Reads and refreshes the card counts. */
export const analysis = (conn: SqlConn) => ({
  /**
   * Counts all cards, unless they were counted less than `maxAgeMs` before. Call it in a transaction on a connection without
   * a statement timeout.
   */
  recount: async (now: Date, maxAgeMs: number): Promise<void> => {
    const clearing = ['category_analysis', 'supplier_analysis', 'industry_analysis'].map(
      (name) => `delete from ${name}`,
    );
    // Two concurrent counts would write the same rows, so the second one waits.
    await rowsOf(conn, { sql: 'lock table analysis_state in share row exclusive mode', bindings: [] });
    const [last] = await rowsOf<{ at: Date }>(conn, { sql: countedSql, bindings: [] });
    if (last !== undefined && now.getTime() - last.at.getTime() < maxAgeMs) return;
    for (const sql of [everyCard, ...clearing, byCategory, bySupplier, byIndustry])
      await rowsOf(conn, { sql, bindings: [] });
    await rowsOf(conn, {
      sql: `insert into analysis_state (counted_at) values (?)
        on conflict on constraint analysis_state_pk do update set counted_at = excluded.counted_at`,
      bindings: [now],
    });
  },

  /** Returns when cards were last counted. */
  countedAt: async (): Promise<Date | undefined> =>
    (await rowOf<{ at: Date }>(conn, { sql: countedSql, bindings: [] }))?.at,

  ofSuppliers: (ids: readonly string[]): Promise<CountedCards[]> =>
    rowsOf(conn, { sql: suppliersNow, bindings: [ids] }),

  ofIndustries: (ids: readonly string[]): Promise<CountedCards[]> =>
    rowsOf(conn, { sql: industriesNow, bindings: [ids] }),

  ofAll: (): Promise<CountedCards[]> => rowsOf(conn, { sql: allNow, bindings: [] }),
});
