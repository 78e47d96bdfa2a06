import type { NamePart } from '../../search/domain/suggestion.js';
import { findPrefix, findText, type Lexicon, lexiconOf, sortTexts } from './lexicon.js';

/** The words of categories’ names, as written and as stemmed, and whose they are. */
export interface CategoryNames {
  words: Lexicon;
  /** By word the numbers of the categories. */
  nums: readonly (readonly number[])[];
}

/** Takes words with the number of a category whose name has each, gives their names. */
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

/** A category by its name: for how many places that are asked for it has a part (`words`), and for how many a whole word. */
export interface NamedCategory {
  num: number;
  words: number;
  whole: number;
}

/** The categories whose names have a part for every place that is asked for, or for any. */
export function categoriesWith(
  names: CategoryNames,
  parts: readonly NamePart[],
  least: 'all' | 'any',
): NamedCategory[] {
  const found = new Map<number, { places: Set<number>; whole: Set<number> }>();
  for (const { place, text, isWhole } of parts) {
    const exact = findText(names.words, text);
    const { from, until } = findPrefix(names.words, text);
    for (let at = from; at < until; at++) {
      if (isWhole && at !== exact) continue;
      for (const num of names.nums[at] ?? []) {
        const one = found.get(num) ?? { places: new Set(), whole: new Set() };
        one.places.add(place);
        if (at === exact) one.whole.add(place);
        found.set(num, one);
      }
    }
  }
  const asked = least === 'all' ? new Set(parts.map(({ place }) => place)).size : 1;
  return [...found].flatMap(([num, { places, whole }]) =>
    places.size >= asked ? [{ num, words: places.size, whole: whole.size }] : [],
  );
}
