import { allOf, anyOf, type LexemeQuery } from './lexeme-query.js';
import { type Segment, wordQuery } from './search-query.js';

/** So many categories are named where a search finds nothing. */
export const categoriesNearest = 6;
/** So many of the best cards say which categories those are. */
export const cardsNearest = 60;
/** Words beyond these say nothing: each is tried together with the others. */
const mostTried = 5;

/** Numbers of categories with how many words of the search their names have. */
export interface TitledCategory {
  num: number;
  words: number;
}

/** What is nearest to a search that finds nothing: the best first. */
export interface Nearest {
  titled: TitledCategory[];
  /** Ids of the most popular cards with as many of its words as any card has, and how many those are. */
  cards: string[];
  words: number;
}

/** The ways to choose so many of several. */
const choose = <Item>(items: readonly Item[], size: number): Item[][] => {
  const [first, ...others] = items;
  if (size === 0) return [[]];
  if (first === undefined || size > items.length) return [];
  return [...choose(others, size - 1).map((more) => [first, ...more]), ...choose(others, size)];
};

/** Takes the words of a search, gives what cards with most of them hold: all first, then all but one, at last any one. */
export function mostOf(segments: readonly Segment[]): { query: LexemeQuery; words: number }[] {
  const asked = segments.flatMap((segment) => wordQuery([segment], 'none', 'anywhere') ?? []).slice(0, mostTried);
  return asked.map((_, missing) => {
    const words = asked.length - missing;
    return { words, query: anyOf(...choose(asked, words).map((some) => allOf(...some))) };
  });
}

/**
 * Takes what is nearest, and the numbers of the categories its cards stand in, those of most cards first; gives the nearest
 * categories: by how many words they answer, and names before cards.
 */
export function nearestOf({ titled, words }: Nearest, ofCards: readonly number[]): number[] {
  const answered = [...titled, ...ofCards.map((num) => ({ num, words }))];
  const byWords = answered.toSorted((one, other) => other.words - one.words);
  return [...new Set(byWords.map(({ num }) => num))].slice(0, categoriesNearest);
}
