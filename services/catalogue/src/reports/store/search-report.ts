import { type Binding, rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { ReportHead, ReportQuery, ReportRow, ReportSource } from '../domain/report.js';
import { barsOf } from './bars.js';

/** Shorter searches are left out, because most of them are unfinished words. */
const minLetters = 3;

interface SearchedWords {
  words: string;
  searches: number;
  missed: number;
  opened: number;
  part: string;
}

interface Sums {
  total: number;
  searches: string;
  missed: string;
  opened: string;
}

const orders: Readonly<Record<string, string>> = {
  searches: 'searches',
  missed: 'missed',
  opened: 'opened',
  words: 'words collate "C"',
};

type Searched = Pick<ReportQuery, 'from' | 'before' | 'languages' | 'audiences' | 'sectionIds'>;

const condition = ({
  from,
  before,
  languages,
  audiences,
  sectionIds,
}: Searched): { sql: string; bindings: Binding[] } => {
  const parts: [string, ...Binding[]][] = [
    ['searched_at >= ?', from],
    ['searched_at < ?', before],
    [`char_length(words) >= ${minLetters}`],
  ];
  if (languages.length > 0) parts.push(['language = any(?)', [...languages]]);
  if (audiences.length > 0) parts.push(['audience = any(?)', [...audiences]]);
  if (sectionIds.length > 0)
    parts.push([
      `category_id in (select c.id from category c join unnest(?::uuid[]) as section (id)
        on section.id in (c.id, c.parent_id, c.tree_id))`,
      [...sectionIds],
    ]);
  return { sql: parts.map(([sql]) => sql).join(' and '), bindings: parts.flatMap(([, ...bound]) => bound) };
};

// Joins the words of the preceding period. A look-up per word would be slower, because that period may have as many
// words as this one.
const neverBefore = (query: ReportQuery): Statement => {
  const { sql, bindings } = condition({ ...query, ...query.earlier });
  return {
    sql: ` left join (select distinct words as known from search_log where ${sql}) earlier on earlier.known = words`,
    bindings,
  };
};

const grouped = (query: ReportQuery): Statement => {
  const { sql, bindings } = condition(query);
  const known = query.newOnly ? neverBefore(query) : undefined;
  return {
    sql: `select words, count(*)::int as searches, (count(*) filter (where total = 0))::int as missed,
        count(opened_sku_id)::int as opened
      from search_log${known ? known.sql : ''} where ${sql}${known ? ' and earlier.known is null' : ''}
      group by words${query.missedOnly ? ' having count(*) filter (where total = 0) > 0' : ''}`,
    bindings: [...(known?.bindings ?? []), ...bindings],
  };
};

/** Selects a page of the words of a period, in the report's order. */
export const wordsStatement = (query: ReportQuery, { limit, offset }: { limit: number; offset: number }): Statement => {
  const { sql, bindings } = grouped(query);
  const order = `${orders[query.sort.key] ?? orders.searches} ${query.sort.descending ? 'desc' : 'asc'}`;
  return {
    sql: `select *, round(searches::numeric / sum(searches) over (), 6) as part from (${sql}) each_word order by ${order}, words collate "C" limit ?::int offset ?::int`,
    bindings: [...bindings, limit, offset],
  };
};

/** Counts the words of a period and sums up their searches. */
export const wordSumsStatement = (query: ReportQuery): Statement => {
  const { sql, bindings } = grouped(query);
  return {
    sql: `select count(*)::int as total, coalesce(sum(searches), 0)::text as searches,
        coalesce(sum(missed), 0)::text as missed, coalesce(sum(opened), 0)::text as opened from (${sql}) each_word`,
    bindings,
  };
};

/** Selects, for each bar of the chart, the number of searches and the share of them that found nothing. */
export const searchBarsStatement = (query: ReportQuery): Statement => {
  const { sql, bindings } = condition(query);
  const { unit, step } = barsOf(query);
  return {
    sql: `select to_char(bar, 'YYYY-MM-DD') as label, coalesce(of_bar.searches, 0)::int as searches,
        coalesce(of_bar.missed::float8 / of_bar.searches, 0) as missed
      from generate_series(date_trunc('${unit}', ?::timestamp), ?::timestamp, '${step}') as bar
      left join (select date_trunc('${unit}', searched_at at time zone ?) as at, count(*) as searches,
          count(*) filter (where total = 0) as missed
        from search_log where ${sql} group by 1) of_bar on of_bar.at = bar order by bar`,
    bindings: [query.days.from, query.days.to, query.days.timeZone || 'UTC', ...bindings],
  };
};

/** Selects the card opened most often for each of the words. A tie is decided by the card id. */
export const chosenStatement = (query: ReportQuery, words: readonly string[]): Statement => {
  const { sql, bindings } = condition(query);
  const [name, other] = query.locale === 'en' ? ['v.name_en', 'v.name_ru'] : ['v.name_ru', 'v.name_en'];
  return {
    sql: `with chosen as (select distinct on (words) words, opened_sku_id as id
        from (select words, opened_sku_id, count(*) as times from search_log
          where ${sql} and opened_sku_id is not null and words = any(?) group by words, opened_sku_id) times
        order by words, times desc, opened_sku_id)
      select chosen.words, coalesce(nullif(${name}, ''), ${other}) as name, v.picture_ids[1] as "pictureId"
      from chosen join sku s on s.id = chosen.id
      join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version)`,
    bindings: [...bindings, [...words]],
  };
};

/** Reports what was searched: the words, how often, how often without a result, and what was opened. */
export const searchReport = (conn: SqlConn): ReportSource => ({
  // Batches are large, because every page groups all searches of the period.
  batch: 20_000,

  head: async (query, isCompared): Promise<ReportHead> => {
    const { earlier } = query;
    const [sums, before, points] = await Promise.all([
      rowOf<Sums>(conn, wordSumsStatement(query)),
      // New words have no earlier period to compare with.
      isCompared && earlier.isRetained && !query.newOnly
        ? rowOf<Sums>(conn, wordSumsStatement({ ...query, from: earlier.from, before: earlier.before }))
        : undefined,
      rowsOf<{ label: string; searches: number; missed: number }>(conn, searchBarsStatement(query)),
    ]);
    const { total = 0, searches = '0', missed = '0', opened = '0' } = sums ?? {};
    return {
      total,
      sums: { searches, missed, opened, part: total > 0 ? '1' : '' },
      points: points.map((point) => ({ label: point.label, values: [point.searches, point.missed] })),
      sumsBefore: before && { searches: before.searches, missed: before.missed, opened: before.opened },
      countedAt: undefined,
    };
  },

  page: async (query, page): Promise<ReportRow[]> => {
    const found = await rowsOf<SearchedWords>(conn, wordsStatement(query, page));
    if (found.length === 0) return [];
    const chosen = await rowsOf<{ words: string; name: string; pictureId: string | null }>(
      conn,
      chosenStatement(
        query,
        found.map(({ words }) => words),
      ),
    );
    const byWords = new Map(chosen.map((card) => [card.words, card]));
    return found.map((one) => {
      const card = byWords.get(one.words);
      return { id: one.words, cells: { ...one, chosen: card?.name }, pictureId: card?.pictureId ?? undefined };
    });
  },
});
