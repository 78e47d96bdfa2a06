/** A word of a search, and whether its cards were found without it. */
export interface SearchedWord {
  text: string;
  isDropped: boolean;
}

/** Returns a search without some adjacent words of it, which are given with single spaces. */
export const searchWithout = (search: string, words: string): string =>
  search.replace(/\s+/g, ' ').replace(words, ' ').replace(/\s+/g, ' ').trim();

const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');

/** Returns the words of a search in order. A word that was dropped once is marked once. */
export function wordsWithout(typed: string, dropped: readonly string[]): SearchedWord[] {
  const left = dropped.flatMap((word) => plain(word).split(/\s+/));
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => {
      const at = left.indexOf(plain(text));
      if (at >= 0) left.splice(at, 1);
      return { text, isDropped: at >= 0 };
    });
}
