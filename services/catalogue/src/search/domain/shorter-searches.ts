/** So many of the first words of a search are looked at. */
const mostWords = 8;

/** A number or a unit alone asks for nothing in particular. */
const saysSomething = (words: readonly string[]): boolean => words.some((word) => /^\p{L}{4,}/u.test(word));

/**
 * Takes a tidy search, gives shorter ones that may find what it does not: its words without one of them, its beginnings and
 * its ends, those with most words first, and of as many those that keep the first words: what a thing is called stands
 * before what it measures. None for a single word.
 */
export function shorterSearches(search: string): string[] {
  const words = search.split(' ').slice(0, mostWords);
  const kept: string[][] = [];
  for (let count = words.length - 1; count > 0; count -= 1) {
    kept.push(words.slice(0, count));
    if (count === words.length - 1)
      for (let left = count - 1; left > 0; left -= 1) kept.push(words.filter((_, at) => at !== left));
    kept.push(words.slice(-count));
  }
  return [...new Set(kept.filter(saysSomething).map((some) => some.join(' ')))];
}

/** Whether a search asks for nothing that another one does not ask for. */
export const isPartOf = (search: string, other: string): boolean => {
  const words = new Set(other.split(' '));
  return search.split(' ').every((word) => words.has(word));
};
