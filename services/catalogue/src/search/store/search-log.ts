import { recordUnmet } from '../../demand/store/unmet-demand.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { SearchAudience } from '../domain/audience.js';

/** A search for the report on searches. */
export interface LoggedSearch {
  id: string;
  searchedAt: Date;
  query: string;
  corrected: string;
  total: number;
  categoryId: string | undefined;
  audience: SearchAudience;
  locale: string;
  /**
   * The customer company whose signed-in user searched, if the search is of the full catalogue and found nothing. It is
   * stored apart from the search.
   */
  missedBy?: string | undefined;
}

/** Searched words, with the number of searches and of searches without results. */
export interface MissedWords {
  words: string;
  searches: number;
  missed: number;
}

const insertSearches = `insert into search_log (id, searched_at, query, corrected, total, category_id, audience, locale)
  select id, searched_at, query, corrected, total, category_id, audience, locale
  from json_to_recordset(?::json) as given
    (id uuid, searched_at timestamptz, query text, corrected text, total int, category_id uuid, audience text, locale text)`;

const isMissed = 'total = 0 and category_id is null';

/** The log of searches: words, number of results, and the card opened afterwards. It has no user. */
export const searchLog = (conn: SqlConn) => ({
  add: async (searches: readonly LoggedSearch[]): Promise<void> => {
    const rows = searches.map(({ searchedAt, categoryId, missedBy: _apart, ...search }) => ({
      ...search,
      ...{ searched_at: searchedAt, category_id: categoryId ?? null },
    }));
    await rowsOf(conn, { sql: insertSearches, bindings: [JSON.stringify(rows)] });
    await recordUnmet(
      conn,
      searches.flatMap(({ query, searchedAt, missedBy }) =>
        missedBy === undefined ? [] : [{ query, searchedAt, companyId: missedBy }],
      ),
    );
  },

  /** Stores the first public card that was opened from a recent search. Does nothing in any other case. */
  opened: async ({ id, skuId, since }: { id: string; skuId: string; since: Date }): Promise<void> => {
    await rowsOf(conn, {
      sql: `update search_log set opened_sku_id = ? where id = ? and opened_sku_id is null and searched_at >= ?
        and exists (select 1 from sku where id = ? and published_version is not null and removed_at is null)`,
      bindings: [skuId, id, since, skuId],
    });
  },

  /**
   * Returns the words that were searched without results most often since a time. The words are folded and have three
   * or more letters. A search inside a category does not count, because the words may be found elsewhere.
   */
  missedSince: async (since: Date, limit: number): Promise<MissedWords[]> =>
    rowsOf(conn, {
      sql: `select words, count(*)::int as searches, (count(*) filter (where ${isMissed}))::int as missed
        from search_log where searched_at >= ? and char_length(words) >= 3
        group by words having count(*) filter (where ${isMissed}) > 0
        order by missed desc, words collate "C" limit ?::int`,
      bindings: [since, limit],
    }),

  /**
   * Returns the searches of the full catalogue since a time that contain one of some terms in any inflected form, the
   * most frequent first. Only the 2,000 most frequent searches are looked at.
   */
  containing: async ({ terms, since, limit }: { terms: readonly string[]; since: Date; limit: number }) =>
    rowsOf<{ words: string; searches: number }>(conn, {
      sql: `select words, searches from (
          select words, count(*)::int as searches from search_log
          where searched_at >= ? and category_id is null and char_length(words) >= 3
          group by words order by searches desc, words collate "C" limit 2000
        ) frequent
        where exists (select 1 from unnest(?::text[]) term
          where to_tsvector('ru', words) @@ phraseto_tsquery('ru', term))
        order by searches desc, words collate "C" limit ?::int`,
      bindings: [since, terms, limit],
    }),

  /** Deletes up to `limit` searches from before a time. Returns their number. */
  forgetBefore: async (before: Date, limit: number): Promise<number> => {
    const deleted = await rowsOf(conn, {
      sql: `delete from search_log where id in
        (select id from search_log where searched_at < ? limit ?::int) returning 1`,
      bindings: [before, limit],
    });
    return deleted.length;
  },
});
