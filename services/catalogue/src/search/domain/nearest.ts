import { allOf, anyOf, type LexemeQuery } from './lexeme-query.js';
import { type Segment, wordQuery } from './search-query.js';

/** The number of categories shown when a search finds nothing. */
export const categoriesNearest = 6;
/** The number of best cards that determine those categories. */
export const cardsNearest = 60;
/** The number of words that are combined. Further words are ignored. */
const maxWords = 5;

/** A category number, and how many words of the search its name has. */
export interface TitledCategory {
  num: number;
  words: number;
}

/** What is nearest to a search without results, best first. */
export interface Nearest {
  titled: TitledCategory[];
  /** The ids of the most popular cards with the highest number of matching words, and that number. */
  cards: string[];
  words: number;
}

/** Returns all ways to choose `size` of several items. */
const choose = <Item>(items: readonly Item[], size: number): Item[][] => {
  const [first, ...others] = items;
  if (size === 0) return [[]];
  if (first === undefined || size > items.length) return [];
  return [...choose(others, size - 1).map((more) => [first, ...more]), ...choose(others, size)];
};

/**
 * Returns queries for cards that match most words of a search: first all words, then all but one, down to any single
 * word.
 */
export function matchMostWords(segments: readonly Segment[]): { query: LexemeQuery; words: number }[] {
  const wordQueries = segments.flatMap((segment) => wordQuery([segment], 'none', 'anywhere') ?? []).slice(0, maxWords);
  return wordQueries.map((_, missing) => {
    const words = wordQueries.length - missing;
    return { words, query: anyOf(...choose(wordQueries, words).map((some) => allOf(...some))) };
  });
}

/**
 * Returns the nearest categories, those that match the most words first. Among equals, categories found by name come
 * before those found by cards. `ofCards` has the categories of the nearest cards, those with the most cards first.
 */
export function nearestOf({ titled, words }: Nearest, ofCards: readonly number[]): number[] {
  const answered = [...titled, ...ofCards.map((num) => ({ num, words }))];
  const byWords = answered.toSorted((one, other) => other.words - one.words);
  return [...new Set(byWords.map(({ num }) => num))].slice(0, categoriesNearest);
}
