import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { WrittenSynonym } from '../domain/lists.js';

/** Rung when words change; every process of the service listens. */
export const wordsChannel = 'setu_catalogue_search_words';

/** Who wrote something, and when. */
export interface Touch {
  by: string;
  at: Date;
}

/** A synonym as it stands. */
export interface StoredSynonym extends WrittenSynonym {
  id: string;
  version: number;
  changedAt: Date;
  changedBy: string;
}

/** The stop words of a language as they stand. */
export interface StoredStopWords {
  language: 'ru' | 'en';
  version: number;
  words: readonly string[];
  changedAt: Date | null;
  changedBy: string | null;
}

const synonymColumns = `id, version, left_terms as "left", right_terms as "right", both_ways as "bothWays", language,
  changed_at as "changedAt", changed_by as "changedBy"`;

/** What admins tell the search about words. */
export const searchWords = (conn: SqlConn) => ({
  /** Those who read them to change them take turns, until the transaction ends. */
  lock: async (): Promise<void> => {
    await rowOf(conn, { sql: 'select 1 from search_words for update', bindings: [] });
  },

  /** Every synonym, the newest change first. */
  synonyms: (): Promise<StoredSynonym[]> =>
    rowsOf(conn, {
      sql: `select ${synonymColumns} from search_synonym order by changed_at desc, id desc`,
      bindings: [],
    }),

  /** Of both languages, Russian first. */
  stopWords: (): Promise<StoredStopWords[]> =>
    rowsOf(conn, {
      sql: `select language, version, words, changed_at as "changedAt", changed_by as "changedBy"
        from search_stop_words order by language desc`,
      bindings: [],
    }),

  /** The stems of words as the search knows them; those too common to search by have none. */
  stems: async (words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (words.length === 0) return new Map();
    const rows = await rowsOf<{ word: string; stem: string | null }>(conn, {
      sql: `select word, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem from unnest(?::text[]) word`,
      bindings: [[...new Set(words)]],
    });
    return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
  },

  /** Writes a synonym, new or over the one with its id. */
  save: async (synonym: WrittenSynonym & { id: string; version: number }, { by, at }: Touch): Promise<void> => {
    const { id, version, left, right, bothWays, language } = synonym;
    await rowsOf(conn, {
      sql: `insert into search_synonym (id, version, left_terms, right_terms, both_ways, language, changed_at, changed_by)
        values (?, ?::int, ?::text[], ?::text[], ?, ?, ?, ?)
        on conflict (id) do update set version = excluded.version, left_terms = excluded.left_terms,
          right_terms = excluded.right_terms, both_ways = excluded.both_ways, language = excluded.language,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      bindings: [id, version, left, right, bothWays, language, at, by],
    });
  },

  remove: async (id: string): Promise<void> => {
    await rowsOf(conn, { sql: 'delete from search_synonym where id = ?', bindings: [id] });
  },

  saveStopWords: async (
    language: WrittenSynonym['language'],
    words: readonly string[],
    { by, at }: Touch,
  ): Promise<void> => {
    await rowsOf(conn, {
      sql: `update search_stop_words set words = ?::text[], version = version + 1, changed_at = ?, changed_by = ?
        where language = ?`,
      bindings: [words, at, by, language],
    });
  },

  /** Tells every process, when and only if the transaction commits. */
  ring: async (): Promise<void> => {
    await rowsOf(conn, { sql: "select pg_notify(?, '')", bindings: [wordsChannel] });
  },
});
export type SearchWordStore = ReturnType<typeof searchWords>;
