import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { DemandList, UnmetWords } from '../domain/unmet-demand.js';

/** A search of a customer company that found nothing. */
interface UnmetSearch {
  query: string;
  searchedAt: Date;
  companyId: string;
}

/**
 * Records which companies did not find which words, once per company, words and day. The words are those of the search
 * log, which does not have the company.
 */
export async function recordUnmet(conn: SqlConn, searches: readonly UnmetSearch[]): Promise<void> {
  if (searches.length === 0) return;
  const rows = searches.map(({ query, searchedAt, companyId }) => ({ query, at: searchedAt, company_id: companyId }));
  await rowsOf(conn, {
    sql: `insert into unmet_search (words, company_id, day)
      select distinct left(btrim(words(query)), 200), company_id, (at at time zone 'utc')::date
      from json_to_recordset(?::json) as given (query text, at timestamptz, company_id uuid)
      where char_length(btrim(words(query))) >= 3 on conflict do nothing`,
    bindings: [JSON.stringify(rows)],
  });
}

const wanted = `select words, count(*)::int as searches, coalesce(max(by.companies), 0)::int as companies
  from search_log left join (
    select words, count(distinct company_id) as companies from unmet_search where day >= (?::timestamptz at time zone 'utc')::date group by words
  ) by using (words)
  where total = 0 and category_id is null and searched_at >= ? and char_length(words) >= 3
  group by words order by companies desc, searches desc, words collate "C" limit ?::int`;

/** The words that buyers did not find, and the lists of the weeks. */
export const unmetDemand = (conn: SqlConn) => ({
  /** Returns the words that most companies, and then most searches, did not find since a time. */
  since: (from: Date, limit: number): Promise<UnmetWords[]> =>
    rowsOf<UnmetWords>(conn, { sql: wanted, bindings: [from, from, limit] }),

  /** Returns whether the week has a list. */
  hasWeek: async (week: string): Promise<boolean> =>
    (await rowOf(conn, { sql: 'select from demand_week where week = ?::date', bindings: [week] })) !== undefined,

  /** Stores the list of a week. Returns false if the week already has one. */
  addWeek: async ({ week, words }: DemandList): Promise<boolean> => {
    const added = await rowsOf(conn, {
      sql: 'insert into demand_week (week, words) values (?::date, ?::jsonb) on conflict do nothing returning 1',
      bindings: [week, JSON.stringify(words)],
    });
    return added.length > 0;
  },

  /** Returns the newest list, or undefined if there is none. */
  newest: (): Promise<DemandList | undefined> =>
    rowOf<DemandList>(conn, {
      sql: 'select week::text as week, words from demand_week order by demand_week.week desc limit 1',
      bindings: [],
    }),

  /** Deletes up to `limit` records of days before `from`. Returns their number. */
  forgetBefore: async (from: Date, limit: number): Promise<number> => {
    const deleted = await rowsOf(conn, {
      sql: `delete from unmet_search where ctid = any (array(
        select ctid from unmet_search where day < (?::timestamptz at time zone 'utc')::date limit ?::int)) returning 1`,
      bindings: [from, limit],
    });
    return deleted.length;
  },
});
