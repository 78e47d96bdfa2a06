import type { Match, SearchWord, Segment } from './search-query.js';
import { wordQuery } from './search-query.js';

/** The number of suggested cards and categories. */
export const cardsSuggested = 7;
export const categoriesSuggested = 5;

/** Suggested cards and categories for an unfinished search, best first. */
export interface Suggested {
  /** Card ids. */
  cards: string[];
  /** Category numbers. */
  categories: number[];
}

/** One way to find suggested cards. */
export interface CardTier {
  match: Match;
  /** The prefix of a word, if the search has nothing else. */
  beginning: string | undefined;
}

/**
 * Returns the matches for suggested cards. `own` tries the complete words in the cards' names ("tea" before "teak"),
 * then the last word as a prefix.
 * `otherwise` adds the names of their categories, for when those find nothing.
 */
export function cardTiers({ match, segments }: { match: Match; segments: readonly Segment[] }): {
  own: CardTier[];
  otherwise: CardTier;
} {
  const otherwise = { match, beginning: undefined };
  if (!('query' in match) || segments.length === 0 || match.first === undefined) return { own: [], otherwise };
  const exact = wordQuery(segments, 'none', 'name');
  const first = { query: match.first };
  if (JSON.stringify(exact) === JSON.stringify(match.first)) {
    return { own: [{ match: first, beginning: undefined }], otherwise };
  }
  const byPrefix = { match: first, beginning: onlyWord(segments) };
  return {
    own: exact === undefined ? [byPrefix] : [{ match: { query: exact }, beginning: undefined }, byPrefix],
    otherwise,
  };
}

/** Returns the word of a search with exactly one word and no alternatives. */
function onlyWord(segments: readonly Segment[]): string | undefined {
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || only.alternatives.length > 0) return undefined;
  return only.words.length === 1 ? only.words[0]?.word : undefined;
}

/** A way for a category name to match one word of a search: by prefix or in full. */
export interface NamePart {
  /** The index of the word in the search. */
  place: number;
  text: string;
  isExact: boolean;
}

/**
 * Returns, for each word of the search, a list of words. A category name must have at least one of them. Alternatives
 * count only where a single word replaces a single word.
 */
function placesOf(segments: readonly Segment[]): SearchWord[][] {
  return segments.flatMap(({ words, alternatives, isDropped }) => {
    if (isDropped) return [];
    const [only, ...more] = words;
    if (only === undefined || more.length > 0) return words.map((word) => [word]);
    return [[only, ...alternatives.flatMap((term) => (term.length === 1 ? term : []))]];
  });
}

/**
 * Returns what a category name must have for each word of a search: the word as a prefix, or its stem in full. Empty if
 * there is nothing to search for.
 * A stem does not count as a prefix: the stem of «чай» is «ча», and «части» begins with it too.
 */
export function nameParts(segments: readonly Segment[]): NamePart[] {
  return placesOf(segments).flatMap((words, place) =>
    words.flatMap(({ word, stem }) =>
      stem === undefined
        ? []
        : [
            { place, text: word, isExact: false },
            { place, text: stem, isExact: true },
          ],
    ),
  );
}
