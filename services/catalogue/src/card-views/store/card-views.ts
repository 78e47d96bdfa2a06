import { insertAll } from '../../store/insert-all.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { ViewSpans } from '../domain/spans.js';

/** The number of times a card's page was opened. */
export interface Counted {
  skuId: string;
  views: number;
}

/** The views of one card: in the last 30 days, in the 30 days before, and by week. */
export interface ViewedCard {
  skuId: string;
  views: number;
  before: number;
  weeks: number[];
}

// The rows are sorted so that two concurrent batches cannot deadlock.
const addition = `insert into card_views as kept (sku_id, day, company_id, views)
  select s.id, ?::date, s.company_id, told.views
    from unnest(?::uuid[], ?::int[]) as told (sku_id, views) join sku s on s.id = told.sku_id
    where s.published_version is not null and s.removed_at is null order by s.id
  on conflict on constraint card_views_pk do update set views = kept.views + excluded.views`;

/**
 * Returns the statement that reads a company's views by week, starting from a Monday, and how many of them are from a
 * later day on. Weeks without views are left out.
 */
export const weekViewsStatement = (companyId: string, monday: string, from: string): Statement => ({
  sql: `select to_char(date_trunc('week', day), 'YYYY-MM-DD') as monday, sum(views) as views,
      coalesce(sum(views) filter (where day >= ?::date), 0) as latest
    from card_views where company_id = ? and day >= ?::date group by 1`,
  bindings: [from, companyId, monday],
});

/** Returns the statement that reads a company's published cards with the most views since a day. */
export const mostViewedStatement = (companyId: string, from: string, limit: number): Statement => ({
  sql: `select seen.sku_id as "skuId" from (select sku_id, sum(views) as views from card_views
      where company_id = ? and day >= ?::date group by sku_id) seen
    join sku s on s.id = seen.sku_id and s.published_version is not null and s.removed_at is null
    order by seen.views desc, seen.sku_id limit ?::int`,
  bindings: [companyId, from, limit],
});

/**
 * Returns the statement that reads the views of a company's cards, in the order of the ids. Cards of other companies
 * are left out.
 */
export const viewedCardsStatement = (companyId: string, skuIds: readonly string[], spans: ViewSpans): Statement => {
  const [firstWeek = spans.from] = spans.cardWeeks;
  const since = [firstWeek, spans.fromBefore].sort()[0] ?? spans.from;
  return {
    sql: `select s.id as "skuId", coalesce(sum(v.views) filter (where v.day >= ?::date), 0) as views,
        coalesce(sum(v.views) filter (where v.day >= ?::date and v.day < ?::date), 0) as before,
        array(select coalesce((select sum(w.views) from card_views w
            where w.sku_id = s.id and w.day >= week.monday and w.day < week.monday + 7), 0)
          from unnest(?::date[]) with ordinality as week (monday, place) order by week.place) as weeks
      from unnest(?::uuid[]) with ordinality as asked (id, place)
      join sku s on s.id = asked.id and s.company_id = ? and s.removed_at is null
      left join card_views v on v.sku_id = s.id and v.day >= ?::date
      group by s.id, asked.place order by asked.place`,
    bindings: [spans.from, spans.fromBefore, spans.from, spans.cardWeeks, skuIds, companyId, since],
  };
};

interface WeekRow {
  monday: string;
  views: string;
  latest: string;
}

export interface WeekViews {
  byMonday: ReadonlyMap<string, number>;
  latest: number;
}

interface ViewedRow {
  skuId: string;
  views: string;
  before: string;
  weeks: string[];
}

/** Views of cards by day. Only counts are stored, without the visitors' identities. */
export const cardViews = (conn: SqlConn) => ({
  /** Adds views to the counts of a day (YYYY-MM-DD). Views of unpublished cards are not counted. */
  add: async (day: string, counted: readonly Counted[]): Promise<void> => {
    const bindings = [day, counted.map(({ skuId }) => skuId), counted.map(({ views }) => views)];
    await rowsOf(conn, { sql: addition, bindings });
  },

  /** Returns a company's views by week, starting from a Monday, and the sum of those from a later day on. */
  weeks: async (companyId: string, monday: string, from: string): Promise<WeekViews> => {
    const rows = await rowsOf<WeekRow>(conn, weekViewsStatement(companyId, monday, from));
    return {
      byMonday: new Map(rows.map(({ monday: week, views }) => [week, Number(views)])),
      latest: rows.reduce((sum, { latest }) => sum + Number(latest), 0),
    };
  },

  mostViewed: async (companyId: string, from: string, limit: number): Promise<string[]> =>
    (await rowsOf<{ skuId: string }>(conn, mostViewedStatement(companyId, from, limit))).map(({ skuId }) => skuId),

  viewsOf: async (companyId: string, skuIds: readonly string[], spans: ViewSpans): Promise<ViewedCard[]> =>
    skuIds.length === 0
      ? []
      : (await rowsOf<ViewedRow>(conn, viewedCardsStatement(companyId, skuIds, spans))).map((row) => ({
          skuId: row.skuId,
          views: Number(row.views),
          before: Number(row.before),
          weeks: row.weeks.map(Number),
        })),

  /** Deletes up to `limit` rows from before a day and returns how many it deleted. */
  forgetBefore: async (day: string, limit: number): Promise<number> => {
    const deleted = await rowsOf(conn, {
      sql: `delete from card_views where (sku_id, day) in
        (select sku_id, day from card_views where day < ?::date limit ?::int) returning 1`,
      bindings: [day, limit],
    });
    return deleted.length;
  },

  /** Writes many days with one statement. Existing rows stay unchanged. */
  fill: (rows: readonly (Counted & { day: string; companyId: string })[]): Promise<void> =>
    insertAll(
      conn,
      'card_views',
      'sku_id, day, company_id, views',
      rows.map(({ skuId, day, companyId, views }) => ({ sku_id: skuId, day, company_id: companyId, views })),
    ),
});
