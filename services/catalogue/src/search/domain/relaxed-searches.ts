import { otherSpellings } from './designations.js';
import { measuresOf, spelled } from './measures.js';

/** A word of a search as typed, and whether cards have it. */
export interface TypedWord {
  typed: string;
  /** Whether any card has the word, alone. */
  isKnown: boolean;
  /** Whether the word is too common to search by, for example a preposition. */
  isCommon: boolean;
}

/** A search without its least important words. */
export interface RelaxedSearch {
  kept: string;
  /** The dropped words in the order of the search. */
  dropped: string[];
}

/** The number of leading words that are used. */
const maxWords = 8;

// Russian adjectives and participles by their endings. Nouns with such endings (станция) lose little: they are only
// dropped earlier.
const adjective = /(?:[ыи]й|[ыи]х|[ая]я|[ое]е|ого|его|ому|ему|[ыи]ми?|ую|юю|ой|ей|ные)$/;
const isMeasure = (word: string): boolean =>
  /[0-9]/.test(word) || measuresOf(spelled(`1 ${word}`)).length > 0 || otherSpellings(word).length > 0;

/**
 * Returns how much each word says about the goods. The name of the thing says the most: the first noun in Russian, the
 * last word in English. Words after a preposition are its purpose ("for water").
 */
function weightsOf(words: readonly TypedWord[]): number[] {
  const isRussian = words.some(({ typed }) => /[а-яё]/i.test(typed));
  const plain = words.map(({ typed }) => typed.toLowerCase());
  const isNoun = plain.map(
    (word, i) =>
      !words[i]?.isCommon && !isMeasure(word) && !(isRussian && adjective.test(word)) && !words[i - 1]?.isCommon,
  );
  const head = isRussian ? isNoun.indexOf(true) : isNoun.lastIndexOf(true);
  return words.map(({ isKnown, isCommon }, i) => {
    if (isCommon) return 0;
    if (!isKnown) return 1;
    if (i === head) return 9;
    if (isMeasure(plain[i] ?? '')) return 4;
    return isNoun[i] ? 5 : 3;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Returns all ways to drop some of the words, but not all, the least important first. */
function waysToDrop(weights: readonly number[]): number[][] {
  const all = Array.from({ length: 2 ** weights.length - 2 }, (_, i) =>
    weights.flatMap((_weight, at) => (((i + 1) >> at) & 1 ? [at] : [])),
  );
  const cost = (places: readonly number[]): number => sum(places.map((at) => weights[at] ?? 0));
  return all.toSorted((one, other) => cost(one) - cost(other) || one.length - other.length);
}

/** A search needs at least one word of letters that says something. */
const isMeaningful = (words: readonly TypedWord[]): boolean =>
  words.some(
    ({ typed, isKnown, isCommon }) =>
      isKnown && !isCommon && /^\p{L}{3,}/u.test(typed) && !isMeasure(typed.toLowerCase()),
  );

/**
 * Returns a search with fewer and fewer words, without the least important ones: prepositions, words that no card has,
 * adjectives and purposes, measures, further nouns, and last the name of the thing. Empty for one word.
 */
export function relaxedSearches(all: readonly TypedWord[]): RelaxedSearch[] {
  const words = all.slice(0, maxWords);
  if (words.length < 2) return [];
  const weights = weightsOf(words);
  // Prepositions go together with the word after them. Words that no card has are always dropped.
  const mustGo = words.flatMap(({ isKnown, isCommon }, at) => (isCommon || isKnown ? [] : [at]));
  return waysToDrop(weights)
    .filter((places) => mustGo.every((at) => places.includes(at)))
    .filter((places) =>
      words.every(
        ({ isCommon }, at) => !isCommon || places.includes(at) === places.includes(at + 1) || at === words.length - 1,
      ),
    )
    .map((places) => ({
      kept: words.filter((_, at) => !places.includes(at)),
      dropped: words.filter((_, at) => places.includes(at)),
    }))
    .filter(({ kept }) => isMeaningful(kept))
    .map(({ kept, dropped }) => ({
      kept: kept.map(({ typed }) => typed).join(' '),
      dropped: dropped.map(({ typed }) => typed),
    }));
}
