import type { NamePart } from '../../search/domain/suggestion.js';
import { findPrefix, findText, type Lexicon, lexiconOf, sortTexts } from './lexicon.js';

/** The words of category names, as written and as stemmed, with the categories that have them. */
export interface CategoryNames {
  words: Lexicon;
  /** The numbers of the categories for each word. */
  nums: readonly (readonly number[])[];
}

/** Builds the category names from rows that pair a word with a category number. */
export function categoryNames(rows: readonly { word: string; num: number }[]): CategoryNames {
  const numsByWord = new Map<string, number[]>();
  for (const { word, num } of rows) {
    const nums = numsByWord.get(word);
    if (nums === undefined) numsByWord.set(word, [num]);
    else nums.push(num);
  }
  const words = sortTexts([...numsByWord.keys()]);
  return { words: lexiconOf(words), nums: words.map((word) => numsByWord.get(word) ?? []) };
}

/**
 * A category found by name: how many searched words its name has as a prefix or in full (`words`), and how many in full
 * (`exact`).
 */
export interface NamedCategory {
  num: number;
  words: number;
  exact: number;
}

/** Finds the categories whose names match all of the searched words, or at least one, depending on `required`. */
export function categoriesWith(
  names: CategoryNames,
  parts: readonly NamePart[],
  required: 'all' | 'any',
): NamedCategory[] {
  const found = new Map<number, { places: Set<number>; exact: Set<number> }>();
  for (const { place, text, isExact } of parts) {
    const exact = findText(names.words, text);
    const { from, end } = findPrefix(names.words, text);
    for (let at = from; at < end; at++) {
      if (isExact && at !== exact) continue;
      for (const num of names.nums[at] ?? []) {
        const one = found.get(num) ?? { places: new Set(), exact: new Set() };
        one.places.add(place);
        if (at === exact) one.exact.add(place);
        found.set(num, one);
      }
    }
  }
  const neededCount = required === 'all' ? new Set(parts.map(({ place }) => place)).size : 1;
  return [...found].flatMap(([num, { places, exact }]) =>
    places.size >= neededCount ? [{ num, words: places.size, exact: exact.size }] : [],
  );
}
