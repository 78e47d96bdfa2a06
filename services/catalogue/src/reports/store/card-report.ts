import { rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { ReportHead, ReportQuery, ReportRow, ReportSource } from '../domain/report.js';
import { barsOf } from './bars.js';

const inLocale = (locale: 'en' | 'ru', name: string): string => {
  const fallback = locale === 'en' ? 'ru' : 'en';
  return `coalesce(nullif(${name}_${locale}, ''), ${name}_${fallback})`;
};

/** Selects the cards of a screen page: by most views in the period, or by creation order. */
export const cardPageStatement = (
  { days, sort }: ReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Statement => {
  const direction = sort.descending ? 'desc' : 'asc';
  if (sort.key === 'created')
    return {
      sql: `select id from sku order by id ${direction} limit ?::int offset ?::int`,
      bindings: [limit, offset],
    };
  return {
    sql: `select s.id from sku s left join (select sku_id, sum(views) as views from card_views
        where day between ?::date and ?::date group by sku_id) seen on seen.sku_id = s.id
      order by coalesce(seen.views, 0) ${direction}, s.id limit ?::int offset ?::int`,
    bindings: [days.from, days.to, limit, offset],
  };
};

// A removed card shows its last version, because it may have been requested in the period.
const rowsSql = (locale: 'en' | 'ru'): string => `select s.id, ${inLocale(locale, 'v.name')} as name, v.vendor_code,
    ${inLocale(locale, 'c.title')} as category, o.short_name as supplier,
    case when s.removed_at is not null then 'removed' when s.published_version is null then 'draft'
      when not o.visible then 'hidden' else 'published' end as standing,
    to_char(s.created_at at time zone ?, 'YYYY-MM-DD') as created, v.price_from, v.price_to,
    (select coalesce(sum(w.views), 0) from card_views w where w.sku_id = s.id and w.day between ?::date and ?::date) as views
  from unnest(?::uuid[]) with ordinality as asked (id, place) join sku s on s.id = asked.id
  join company o on o.id = s.company_id
  left join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version,
    (select max(last.version) from sku_version last where last.sku_id = s.id))
  left join category c on c.id = v.category_id
  order by asked.place`;

/** Selects the views of all cards per bar of the chart, including empty bars. */
export const viewBarsStatement = (query: ReportQuery): Statement => {
  const { unit, step } = barsOf(query);
  return {
    sql: `select to_char(bar, 'YYYY-MM-DD') as label, coalesce(sum(seen.views), 0)::float8 as views
      from generate_series(date_trunc('${unit}', ?::timestamp), ?::timestamp, '${step}') as bar
      left join (select day, sum(views) as views from card_views where day between ?::date and ?::date group by day) seen
        on date_trunc('${unit}', seen.day::timestamp) = bar
      group by bar order by bar`,
    bindings: [query.days.from, query.days.to, query.days.from, query.days.to],
  };
};

/** Selects the total views of all cards over a range of days. */
export const viewsStatement = ({ from, to }: { from: string; to: string }): Statement => ({
  sql: 'select coalesce(sum(views), 0)::text as views from card_views where day between ?::date and ?::date',
  bindings: [from, to],
});

/**
 * Reports every card that ever existed, with the views of its page, counted by the supplier's day. Requests for cards
 * are counted in other services.
 */
export const cardReport = (conn: SqlConn): ReportSource => {
  const reportRowsOf = async ({ locale, days }: ReportQuery, ids: readonly string[]): Promise<ReportRow[]> => {
    if (ids.length === 0) return [];
    const bindings = [days.timeZone || 'UTC', days.from, days.to, ids];
    const found = await rowsOf<{ id: string }>(conn, { sql: rowsSql(locale), bindings });
    return found.map(({ id, ...cells }) => ({ id, cells }));
  };
  return {
    head: async (query, isCompared): Promise<ReportHead> => {
      const { earlier } = query;
      const [counted, points, before] = await Promise.all([
        rowOf<{ total: number }>(conn, { sql: 'select count(*)::int as total from sku', bindings: [] }),
        rowsOf<{ label: string; views: number }>(conn, viewBarsStatement(query)),
        isCompared && earlier.isRetained ? rowOf<{ views: string }>(conn, viewsStatement(earlier.days)) : undefined,
      ]);
      return {
        total: counted?.total ?? 0,
        sums: { views: String(points.reduce((sum, { views }) => sum + views, 0)) },
        points: points.map(({ label, views }) => ({ label, values: [views] })),
        sumsBefore: before && { views: before.views },
        countedAt: undefined,
      };
    },

    page: async (query, page): Promise<ReportRow[]> => {
      const ids = await rowsOf<{ id: string }>(conn, cardPageStatement(query, page));
      return reportRowsOf(
        query,
        ids.map(({ id }) => id),
      );
    },

    // Reads the next cards by key, which is fast however many cards there are.
    after: async (query, id, limit): Promise<ReportRow[]> => {
      const next = await rowsOf<{ id: string }>(conn, {
        sql: 'select id from sku where id > ? order by id limit ?::int',
        bindings: [id ?? '00000000-0000-0000-0000-000000000000', limit],
      });
      return reportRowsOf(
        query,
        next.map((one) => one.id),
      );
    },
  };
};
