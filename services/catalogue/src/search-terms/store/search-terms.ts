import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { WrittenSynonym } from '../domain/lists.js';

/** The channel that announces changes of synonyms and stop words. Every process of the service listens. */
export const termsChannel = 'setu_catalogue_search_words';

/** The author and time of a change. */
export interface Touch {
  by: string;
  at: Date;
}

/** A stored synonym. */
export interface StoredSynonym extends WrittenSynonym {
  id: string;
  version: number;
  changedAt: Date;
  changedBy: string;
}

/** The stored stop words of a language. */
export interface StoredStopWords {
  language: 'ru' | 'en';
  version: number;
  words: readonly string[];
  changedAt: Date | null;
  changedBy: string | null;
}

const synonymColumns = `id, version, left_terms as "left", right_terms as "right", both_ways as "bothWays", language, meaning,
  changed_at as "changedAt", changed_by as "changedBy"`;

/** Stores the synonyms and stop words that admins configure for the search. */
export const searchTerms = (conn: SqlConn) => ({
  /** Locks the synonyms and stop words until the transaction ends, so that changes are made one after another. */
  lock: async (): Promise<void> => {
    await rowOf(conn, { sql: 'select 1 from search_words for update', bindings: [] });
  },

  /** Returns all synonyms, the last changed first. */
  synonyms: (): Promise<StoredSynonym[]> =>
    rowsOf(conn, {
      sql: `select ${synonymColumns} from search_synonym order by changed_at desc, id desc`,
      bindings: [],
    }),

  /** Returns the stop words of both languages, Russian first. */
  stopWords: (): Promise<StoredStopWords[]> =>
    rowsOf(conn, {
      sql: `select language, version, words, changed_at as "changedAt", changed_by as "changedBy"
        from search_stop_words order by language desc`,
      bindings: [],
    }),

  /** Returns the stems of words as the search uses them. Words that are too common to search by have no stem. */
  stems: async (words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (words.length === 0) return new Map();
    const rows = await rowsOf<{ word: string; stem: string | null }>(conn, {
      sql: `select word, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem from unnest(?::text[]) word`,
      bindings: [[...new Set(words)]],
    });
    return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
  },

  /** Creates a synonym or replaces the one with its id. */
  save: async (synonym: WrittenSynonym & { id: string; version: number }, { by, at }: Touch): Promise<void> => {
    const { id, version, left, right, bothWays, language, meaning } = synonym;
    await rowsOf(conn, {
      sql: `insert into search_synonym (id, version, left_terms, right_terms, both_ways, language, meaning, changed_at, changed_by)
        values (?, ?::int, ?::text[], ?::text[], ?, ?, ?, ?, ?)
        on conflict (id) do update set version = excluded.version, left_terms = excluded.left_terms,
          right_terms = excluded.right_terms, both_ways = excluded.both_ways, language = excluded.language, meaning = excluded.meaning,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      bindings: [id, version, left, right, bothWays, language, meaning, at, by],
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

  /** Notifies every process if and when the transaction commits. */
  ring: async (): Promise<void> => {
    await rowsOf(conn, { sql: "select pg_notify(?, '')", bindings: [termsChannel] });
  },
});
export type SearchTermStore = ReturnType<typeof searchTerms>;
