import type { SearchWord } from './search-query.js';

/** A word of a search, and whether cards or a language have it. */
interface UnderstoodWord extends SearchWord {
  isKnown: boolean;
  isWord?: boolean;
}

/**
 * Returns whether any word of a search says something in a known language: a word of a card, of the dictionaries, or of
 * the vocabulary. Words that are too common to search by (without a stem) and numbers say nothing.
 */
export const hasKnownWord = (words: readonly UnderstoodWord[]): boolean =>
  words.some(
    ({ word, stem, isKnown, isWord }) => stem !== undefined && /\p{L}{2}/u.test(word) && (isKnown || isWord === true),
  );
