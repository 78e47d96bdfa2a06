import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A list of the words of a language, with its version. */
export interface WordList {
  name: string;
  version: string;
}

/** Stores the words of Russian and English by their stems. */
export const languageWords = (conn: SqlConn) => ({
  /** Returns whether this version of a list was read. */
  has: async ({ name, version }: WordList): Promise<boolean> => {
    const rows = await rowsOf(conn, {
      sql: 'select 1 from language_word_list where name = ? and version = ?',
      bindings: [name, version],
    });
    return rows.length > 0;
  },

  /** Adds words in any form. Words that are too common to search by have no stem and are left out. */
  add: async (words: readonly string[]): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into language_word (stem)
        select distinct stem from (
          select (tsvector_to_array(to_tsvector('ru', word)))[1] as stem from unnest(?::text[]) as word) stemmed
        where stem is not null on conflict do nothing`,
      bindings: [words],
    });
  },

  /** Notes that a version of a list was read completely. */
  note: async ({ name, version }: WordList): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into language_word_list (name, version) values (?, ?)
        on conflict (name) do update set version = excluded.version`,
      bindings: [name, version],
    });
  },
});
export type LanguageWordStore = ReturnType<typeof languageWords>;
