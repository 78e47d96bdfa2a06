import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { deletionsOf } from '../domain/one-edit.js';
import { afterPrefix, type SearchWord } from '../domain/search-query.js';

/** A searched word, and whether cards have it: whole (in any form), or as the beginning of a word. */
export interface KnownWord extends SearchWord {
  isKnown: boolean;
  isBeginning: boolean;
}

/** A word cards are called by. */
export interface VocabularyWord {
  word: string;
  stem: string;
  cards: number;
}

interface WordRow {
  word: string;
  stem: string | null;
  is_known: boolean;
  is_beginning: boolean;
  titled_whole: number[];
  titled_begun: number[];
}

// A category that was renamed or moved is gone through card by card: until then its titles speak for all its cards at once.
const titled = (condition: string): string => `array(
    select p.category_num from category_projection p join category c on c.num = p.category_num
    where exists (select from category_word w where w.category_num = any (c.path) and ${condition}))`;

// A word with no stem is a stop word: it asks for nothing, so it is never unknown.
const lookedUp = `select asked.word, asked.stem,
    asked.stem is null or exists (select from vocab v where v.word = asked.word)
      or exists (select from vocab v where v.stem = asked.stem) as is_known,
    exists (select from vocab v where v.word >= asked.word collate "C" and v.word < asked.after collate "C") as is_beginning,
    ${titled('w.word in (asked.word, asked.stem)')} as titled_whole,
    ${titled(`(w.word = asked.stem or w.word >= asked.word collate "C" and w.word < asked.after collate "C")`)} as titled_begun
  from (select word, after, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem
        from unnest(?::text[], ?::text[]) as given (word, after)) asked`;

/** The words cards are called by, and the words near them. */
export interface Vocabulary {
  /** Looks words up; the answer has one entry for each different word. */
  lookUp(words: readonly string[]): Promise<Map<string, KnownWord>>;
  /** Words that sound as one of `sounds`, whole or stemmed, the commonest first. */
  soundingAs(sounds: readonly string[]): Promise<VocabularyWord[]>;
  /** Words that begin with a sound, the commonest first. */
  soundingFrom(sound: string): Promise<VocabularyWord[]>;
  /** Words that share a deletion with one of `forms`, the commonest first: every word one edit away is among them. */
  near(forms: readonly string[]): Promise<VocabularyWord[]>;
}

/** The statement that tells whether cards have words. */
export const lookUpStatement = (words: readonly string[]): Statement => ({
  sql: lookedUp,
  bindings: [words, words.map(afterPrefix)],
});

/** The statement for words that sound, whole or stemmed, as one of `sounds`. */
export const soundingAsStatement = (sounds: readonly string[]): Statement => ({
  sql: `select word, stem, cards from vocab where sound = any (?::text[]) or stem_sound = any (?::text[])
    order by cards desc, word limit 20`,
  bindings: [sounds, sounds],
});

/** The statement for words whose sound begins with `sound`. */
export const soundingFromStatement = (sound: string): Statement => ({
  sql: `select word, stem, cards from vocab where sound >= ? collate "C" and sound < ? collate "C"
    order by cards desc, word limit 20`,
  bindings: [sound, afterPrefix(sound)],
});

/** The statement for words that share a deletion with one of `forms`. */
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
          ...(row.titled_begun.length > 0 && { titled: { whole: row.titled_whole, begun: row.titled_begun } }),
        },
      ]),
    );
  },
  soundingAs: (sounds) => rowsOf<VocabularyWord>(conn, soundingAsStatement(sounds)),
  soundingFrom: (sound) => rowsOf<VocabularyWord>(conn, soundingFromStatement(sound)),
  near: (forms) => rowsOf<VocabularyWord>(conn, nearStatement(forms)),
});
