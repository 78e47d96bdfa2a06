import type { Conn } from '@setu/kit/db';
import { rowsOf, type Statement } from '../../store/sql.js';
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
}

// A word with no stem is a stop word: it asks for nothing, so it is never unknown.
const LOOK_UP = `SELECT asked.word, asked.stem,
    asked.stem IS NULL OR EXISTS (SELECT FROM vocab v WHERE v.word = asked.word)
      OR EXISTS (SELECT FROM vocab v WHERE v.stem = asked.stem) AS is_known,
    EXISTS (SELECT FROM vocab v WHERE v.word >= asked.word COLLATE "C" AND v.word < asked.after COLLATE "C") AS is_beginning
  FROM (SELECT word, after, (tsvector_to_array(to_tsvector('ru', word)))[1] AS stem
        FROM unnest(?::text[], ?::text[]) AS given (word, after)) asked`;

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
  sql: LOOK_UP,
  bindings: [words, words.map(afterPrefix)],
});

/** The statement for words that sound, whole or stemmed, as one of `sounds`. */
export const soundingAsStatement = (sounds: readonly string[]): Statement => ({
  sql: `SELECT word, stem, cards FROM vocab WHERE sound = ANY (?::text[]) OR stem_sound = ANY (?::text[])
    ORDER BY cards DESC, word LIMIT 20`,
  bindings: [sounds, sounds],
});

/** The statement for words whose sound begins with `sound`. */
export const soundingFromStatement = (sound: string): Statement => ({
  sql: `SELECT word, stem, cards FROM vocab WHERE sound >= ? COLLATE "C" AND sound < ? COLLATE "C"
    ORDER BY cards DESC, word LIMIT 20`,
  bindings: [sound, afterPrefix(sound)],
});

/** The statement for words that share a deletion with one of `forms`. */
export const nearStatement = (forms: readonly string[]): Statement => ({
  sql: `SELECT v.word, v.stem, v.cards
    FROM (SELECT DISTINCT word FROM vocab_delete WHERE deletion = ANY (?::text[])) d
    JOIN vocab v ON v.word = d.word ORDER BY v.cards DESC, v.word`,
  bindings: [[...new Set(forms.flatMap(deletionsOf))]],
});

/** Reads the vocabulary of the read model. */
export const vocabulary = (conn: Conn): Vocabulary => ({
  lookUp: async (words) => {
    const distinct = [...new Set(words)];
    if (distinct.length === 0) return new Map();
    const rows = await rowsOf<WordRow>(conn, lookUpStatement(distinct));
    return new Map(
      rows.map((row) => [
        row.word,
        { word: row.word, stem: row.stem ?? undefined, isKnown: row.is_known, isBeginning: row.is_beginning },
      ]),
    );
  },
  soundingAs: (sounds) => rowsOf<VocabularyWord>(conn, soundingAsStatement(sounds)),
  soundingFrom: (sound) => rowsOf<VocabularyWord>(conn, soundingFromStatement(sound)),
  near: (forms) => rowsOf<VocabularyWord>(conn, nearStatement(forms)),
});
