import { isPlainWord } from './fold.js';
import { allOf, anyOf, type LexemeQuery, lexeme } from './lexeme-query.js';
import { categoryMark } from './search-query.js';

/** The number of similar cards shown, the most of one supplier, and the fewest worth showing. */
const [shown, perSupplier, fewest] = [8, 2, 2];
/** The number of words of a name that are compared. */
const maxWords = 8;
/** A card is similar if it has this many of them. Most things are named in both languages, which makes two words. */
const sharedWords = 2;
/** The most cards that are read to be compared. */
export const maxCompared = 2_000;

/** The stem of a word in a card's names, and an upper bound of the number of cards that have it. */
export interface NameWord {
  stem: string;
  cards: number;
}

/** A public card that is similar to another one. */
export interface SimilarCard {
  id: string;
  companyNum: number;
}

/** Which cards have similar names. */
export interface SimilarNames {
  /** Cards that may be similar, about `maxCompared` at most. */
  query: LexemeQuery;
  /** The most distinguishing words, which are counted for each card. */
  stems: readonly string[];
  /** The fewest of `stems` that a similar card has. */
  atLeast: number;
}

/**
 * Returns which cards of a category, or of the catalogue without one, have names similar to one with some words, or undefined if no other card has any of
 * them. Numbers and codes are ignored. Of words so common that too many cards would be compared, two must occur together.
 */
export function similarNames(words: readonly NameWord[], categoryNum?: number): SimilarNames | undefined {
  const rarest = words
    .filter(({ stem, cards }) => cards > 1 && isPlainWord(stem) && stem.length > 1)
    .toSorted((one, other) => one.cards - other.cards || (one.stem < other.stem ? -1 : 1))
    .slice(0, maxWords);
  if (rarest.length === 0) return undefined;
  const stems = rarest.map(({ stem }) => stem);
  const atLeast = Math.min(sharedWords, stems.length);
  const rare = rareOnes(rarest);
  const together = stems.slice(rare, rare + atLeast);
  const parts = [
    ...stems.slice(0, rare).map(lexeme),
    ...(together.length === 0 ? [] : [allOf(...together.map(lexeme))]),
  ];
  const within = categoryNum === undefined ? [] : [categoryMark(categoryNum)];
  return { query: allOf(anyOf(...parts), ...within), stems, atLeast };
}

/** Returns how many of the rarest words have no more cards altogether than can be compared. */
function rareOnes(rarest: readonly NameWord[]): number {
  let left = maxCompared;
  for (const [at, { cards }] of rarest.entries()) {
    left -= cards;
    if (left < 0) return at;
  }
  return rarest.length;
}

/**
 * Returns the ids of the similar cards to show, from candidates in order of similarity: without the card itself, and
 * few of each supplier. Empty if too few are left.
 */
export function shownSimilar(candidates: readonly SimilarCard[], skuId: string): string[] {
  const bySupplier = new Map<number, number>();
  const ids = candidates
    .filter(({ id, companyNum }) => {
      if (id === skuId) return false;
      const count = (bySupplier.get(companyNum) ?? 0) + 1;
      bySupplier.set(companyNum, count);
      return count <= perSupplier;
    })
    .slice(0, shown)
    .map(({ id }) => id);
  return ids.length < fewest ? [] : ids;
}
