import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { ReportHead, ReportQuery, ReportRow, ReportSource } from '../domain/report.js';

const titleIn = (locale: 'en' | 'ru', of: string): string => {
  const fallback = locale === 'en' ? 'ru' : 'en';
  return `coalesce(nullif(${of}.title_${locale}, ''), ${of}.title_${fallback})`;
};

// Categories with cards of their own, and leaf categories without cards.
const categories = `category c join category tree on tree.id = c.tree_id
  left join category above on above.id = c.parent_id and above.level = 1
  left join category_analysis a on a.category_id = c.id
  left join unit u on u.id = a.price_unit_id
  where c.level > 0 and (a.category_id is not null or not exists (select 1 from category k where k.parent_id = c.id))`;

const orders: Readonly<Record<string, string>> = {
  place: 'c.place',
  cards: 'coalesce(a.cards, 0)',
  suppliers: 'coalesce(a.suppliers, 0)',
};

const share = (column: string): string =>
  `case when a.cards > 0 then round(a.${column}::numeric / a.cards, 4) end as ${column}`;

const lines = ({ locale, sort }: ReportQuery): string => `select c.id, ${titleIn(locale, 'tree')} as tree,
    case when c.level = 1 then ${titleIn(locale, 'c')} else ${titleIn(locale, 'above')} end as category,
    case when c.level = 2 then ${titleIn(locale, 'c')} end as subcategory,
    coalesce(a.cards, 0) as cards, coalesce(a.hidden, 0) as hidden, coalesce(a.suppliers, 0) as suppliers,
    ${share('priced')}, u.name_${locale} as price_unit, a.price_from, a.price_to, ${share('pictured')}, ${share('translated')}, ${share('coded')},
    ${share('certified')}
  from ${categories}
  order by ${orders[sort.key] ?? orders.place} ${sort.descending ? 'desc' : 'asc'}, c.place, c.id limit ? offset ?`;

const ofAll = (column: string): string =>
  `round(sum(${column})::numeric / nullif(sum(cards), 0), 4)::text as ${column}`;

// Prices are for different units, so they have no total.
const sums = `select coalesce(sum(cards), 0)::text as cards, coalesce(sum(hidden), 0)::text as hidden,
    (select count(*) filter (where cards > 0) from supplier_analysis)::text as suppliers, ${ofAll('priced')},
    ${ofAll('pictured')}, ${ofAll('translated')},
    ${ofAll('coded')}, ${ofAll('certified')}
  from category_analysis`;

const byTree = (locale: 'en' | 'ru'): string => `select ${titleIn(locale, 'above')} as label, sum(a.cards)::int as cards
  from category_analysis a join category c on c.id = a.category_id
  join category above on above.id = case when c.level = 1 then c.id else c.parent_id end
  group by above.id order by cards desc, above.place limit 20`;

/** Reports cards, prices and completeness by category. */
export const catalogAnalysis = (conn: SqlConn): ReportSource => ({
  head: async ({ locale }): Promise<ReportHead> => {
    const [counted, sum, points, state] = await Promise.all([
      rowOf<{ total: number }>(conn, { sql: `select count(*)::int as total from ${categories}`, bindings: [] }),
      rowOf<Record<string, string | null>>(conn, { sql: sums, bindings: [] }),
      rowsOf<{ label: string; cards: number }>(conn, { sql: byTree(locale), bindings: [] }),
      rowOf<{ at: Date }>(conn, { sql: 'select counted_at as at from analysis_state', bindings: [] }),
    ]);
    return {
      total: counted?.total ?? 0,
      sums: Object.fromEntries(Object.entries(sum ?? {}).map(([name, value]) => [name, value ?? ''])),
      points: points.map(({ label, cards }) => ({ label, values: [cards] })),
      countedAt: state?.at,
    };
  },

  page: async (query, { limit, offset }): Promise<ReportRow[]> => {
    const found = await rowsOf<{ id: string }>(conn, { sql: lines(query), bindings: [limit, offset] });
    return found.map(({ id, ...cells }) => ({ id, cells }));
  },
});
