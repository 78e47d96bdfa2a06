import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A list of the words of a language, with its version. */
export interface WordList {
  name: string;
  version: string;
}

/** Shorter stems belong to too many typing errors to prove that a word is one. */
const minStemLength = 6;

/**
 * Selects whether `asked.word` with the stem `asked.stem` is a word of Russian or English: in its base form, or by a
 * stem of six or more letters in any form.
 */
export const isLanguageWord = `exists (select from language_word l where l.stem in
  (asked.word, case when char_length(asked.stem) >= ${minStemLength} then asked.stem end))`;

/** Stores the words of Russian and English: their base forms, and their stems of six or more letters. */
export const languageWords = (conn: SqlConn) => ({
  /** Returns whether this version of a list was read. */
  has: async ({ name, version }: WordList): Promise<boolean> => {
    const rows = await rowsOf(conn, {
      sql: 'select 1 from language_word_list where name = ? and version = ?',
      bindings: [name, version],
    });
    return rows.length > 0;
  },

  /** Adds base forms with their stems. */
  add: async (words: readonly string[]): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into language_word (stem)
        select distinct form from unnest(?::text[]) as word,
          lateral (values (word), ((tsvector_to_array(to_tsvector('ru', word)))[1])) as forms (form)
        where form = word or char_length(form) >= ${minStemLength} on conflict do nothing`,
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
