import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { deletionsOf } from '../domain/one-edit.js';
import { afterPrefix, type SearchWord } from '../domain/search-query.js';
import { isLanguageWord } from './language-words.js';

/** A searched word, and whether cards have it in full (in any form) or as a prefix. */
export interface KnownWord extends SearchWord {
  isKnown: boolean;
  isBeginning: boolean;
  /** True if cards have this form of the word. */
  isExact?: boolean;
  /** True for a word of Russian or English. It is not a typing error, even if no card has it. */
  isWord?: boolean;
}

/** A word that cards use. */
export interface VocabularyWord {
  word: string;
  stem: string;
  cards: number;
}

interface WordRow {
  word: string;
  stem: string | null;
  is_known: boolean;
  is_word: boolean;
  is_exact: boolean;
  is_beginning: boolean;
  titled_exact: number[];
  titled_prefix: number[];
}

// A renamed or moved category is updated card by card. Until that is done, its titles count for all its cards.
const titled = (condition: string): string => `array(
    select p.category_num from category_projection p join category c on c.num = p.category_num
    where exists (select from category_word w where w.category_num = any (c.path) and ${condition}))`;

// A word without a stem is too common to search by, so it is treated as known.
const lookUpSql = `select asked.word, asked.stem,
    asked.stem is null or asked.is_exact or exists (select from vocab v where v.stem = asked.stem) as is_known,
    asked.is_exact,
    ${isLanguageWord} as is_word,
    exists (select from vocab v where v.word >= asked.word collate "C" and v.word < asked.after collate "C") as is_beginning,
    ${titled('w.word in (asked.word, asked.stem)')} as titled_exact,
    ${titled(`(w.word = asked.stem or w.word >= asked.word collate "C" and w.word < asked.after collate "C")`)} as titled_prefix
  from (select word, after, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem,
          exists (select from vocab v where v.word = given.word) as is_exact
        from unnest(?::text[], ?::text[]) as given (word, after)) asked`;

/** The words of cards, and words similar to them. */
export interface Vocabulary {
  /** Looks words up. The result has one entry per distinct word. */
  lookUp(words: readonly string[]): Promise<Map<string, KnownWord>>;
  /** Returns words that sound like one of `sounds`, in full or stemmed, the most common first. */
  soundingAs(sounds: readonly string[]): Promise<VocabularyWord[]>;
  /** Returns words whose sound begins with `sound`, the most common first. */
  soundingFrom(sound: string): Promise<VocabularyWord[]>;
  /**
   * Returns words that share a deletion with one of `forms`, the most common first. They include every word one edit
   * away.
   */
  near(forms: readonly string[]): Promise<VocabularyWord[]>;
}

/** Selects whether cards have words. */
export const lookUpStatement = (words: readonly string[]): Statement => ({
  sql: lookUpSql,
  bindings: [words, words.map(afterPrefix)],
});

/** Selects words that sound like one of `sounds`, in full or stemmed. */
export const soundingAsStatement = (sounds: readonly string[]): Statement => ({
  sql: `select word, stem, cards from vocab where sound = any (?::text[]) or stem_sound = any (?::text[])
    order by cards desc, word limit 20`,
  bindings: [sounds, sounds],
});

/** Selects words whose sound begins with `sound`. */
export const soundingFromStatement = (sound: string): Statement => ({
  sql: `select word, stem, cards from vocab where sound >= ? collate "C" and sound < ? collate "C"
    order by cards desc, word limit 20`,
  bindings: [sound, afterPrefix(sound)],
});

/** Selects words that share a deletion with one of `forms`. */
export const nearStatement = (forms: readonly string[]): Statement => ({
  sql: `select v.word, v.stem, v.cards
    from (select distinct word from vocab_delete where deletion = any (?::text[])) d
    join vocab v on v.word = d.word order by v.cards desc, v.word`,
  bindings: [[...new Set(forms.flatMap(deletionsOf))]],
});

/** Reads the vocabulary of the read model. */
export const vocabulary = (conn: SqlConn): Vocabulary => ({
  lookUp: async (words) => {
    const distinct = [...new Set(words)];
    if (distinct.length === 0) return new Map();
    const rows = await rowsOf<WordRow>(conn, lookUpStatement(distinct));
    return new Map(
      rows.map((row) => [
        row.word,
        {
          ...{ word: row.word, stem: row.stem ?? undefined, isKnown: row.is_known, isBeginning: row.is_beginning },
          ...{ isExact: row.is_exact, isWord: row.is_word },
          ...(row.titled_prefix.length > 0 && { titled: { exact: row.titled_exact, prefix: row.titled_prefix } }),
        },
      ]),
    );
  },
  soundingAs: (sounds) => rowsOf<VocabularyWord>(conn, soundingAsStatement(sounds)),
  soundingFrom: (sound) => rowsOf<VocabularyWord>(conn, soundingFromStatement(sound)),
  near: (forms) => rowsOf<VocabularyWord>(conn, nearStatement(forms)),
});
