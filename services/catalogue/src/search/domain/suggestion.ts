import type { Match, SearchWord, Segment } from './search-query.js';
import { wordQuery } from './search-query.js';

/** How much is suggested. */
export const cardsSuggested = 7;
export const categoriesSuggested = 5;

/** Cards and categories for what was typed so far, the best first. */
export interface Suggested {
  /** Ids. */
  cards: string[];
  /** Numbers. */
  categories: number[];
}

/** What some of the suggested cards come by. */
export interface CardTier {
  match: Match;
  /** The beginning of a word, where nothing else is asked for. */
  beginning: string | undefined;
}

/**
 * Takes a reading of what was typed so far, gives the matches its cards come by: one after the other the whole words in
 * their own names («tea» before «teak») and the last word as a beginning; `otherwise`, where these find nothing, the names
 * of their categories too.
 */
export function cardTiers({ match, segments }: { match: Match; segments: readonly Segment[] }): {
  own: CardTier[];
  otherwise: CardTier;
} {
  const otherwise = { match, beginning: undefined };
  if (!('query' in match) || segments.length === 0 || match.first === undefined) return { own: [], otherwise };
  const whole = wordQuery(segments, 'none', 'name');
  const first = { query: match.first };
  if (JSON.stringify(whole) === JSON.stringify(match.first)) {
    return { own: [{ match: first, beginning: undefined }], otherwise };
  }
  const begun = { match: first, beginning: onlyWord(segments) };
  return { own: whole === undefined ? [begun] : [{ match: { query: whole }, beginning: undefined }, begun], otherwise };
}

/** The one word of a search that has no other, nor anything that stands for it. */
function onlyWord(segments: readonly Segment[]): string | undefined {
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || only.alternatives.length > 0) return undefined;
  return only.words.length === 1 ? only.words[0]?.word : undefined;
}

/** What a word of a category’s name may be for one place of a search: a text that begins it, or is all of it. */
export interface NamePart {
  /** Which word of the search. */
  place: number;
  text: string;
  isWhole: boolean;
}

/** The words a name must have one of at each place; what stands for a word counts where both are single words. */
function placesOf(segments: readonly Segment[]): SearchWord[][] {
  return segments.flatMap(({ words, alternatives, isDropped }) => {
    if (isDropped) return [];
    const [only, ...more] = words;
    if (only === undefined || more.length > 0) return words.map((word) => [word]);
    return [[only, ...alternatives.flatMap((term) => (term.length === 1 ? term : []))]];
  });
}

/**
 * Takes the segments of a search, gives what the words of a category’s name must have for each of its words: the word as a
 * beginning, or its stem whole (that of «чай» is «ча», which «части» begins with too). None: nothing to look for.
 */
export function nameParts(segments: readonly Segment[]): NamePart[] {
  return placesOf(segments).flatMap((words, place) =>
    words.flatMap(({ word, stem }) =>
      stem === undefined
        ? []
        : [
            { place, text: word, isWhole: false },
            { place, text: stem, isWhole: true },
          ],
    ),
  );
}
