import type { KnownWord } from '../store/vocabulary.js';

/**
 * Returns whether any word of a search says something in a known language: a word of a card, of the dictionaries, or of
 * the vocabulary. Words that are too common to search by (without a stem) and numbers say nothing.
 */
export const hasKnownWord = (words: readonly KnownWord[]): boolean =>
  words.some(
    ({ word, stem, isKnown, isWord }) => stem !== undefined && /\p{L}{2}/u.test(word) && (isKnown || isWord === true),
  );
