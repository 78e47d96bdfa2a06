/** The number of leading words that are used. */
const maxWords = 8;

/** Numbers and units alone are too vague to search for. */
const isMeaningful = (words: readonly string[]): boolean => words.some((word) => /^\p{L}{4,}/u.test(word));

/**
 * Returns shorter searches that may find something when the given one does not: without one word, only its first words,
 * or only its last words. Empty for a single word. Searches with more words come first. Among equals, searches with the
 * first words come first, because the name of a thing comes before its measures.
 */
export function shorterSearches(search: string): string[] {
  const words = search.split(' ').slice(0, maxWords);
  const shorter: string[][] = [];
  for (let count = words.length - 1; count > 0; count -= 1) {
    shorter.push(words.slice(0, count));
    if (count === words.length - 1)
      for (let left = count - 1; left > 0; left -= 1) shorter.push(words.filter((_, at) => at !== left));
    shorter.push(words.slice(-count));
  }
  return [...new Set(shorter.filter(isMeaningful).map((some) => some.join(' ')))];
}

/** Returns whether all words of a search are in another one. */
export const isPartOf = (search: string, other: string): boolean => {
  const words = new Set(other.split(' '));
  return search.split(' ').every((word) => words.has(word));
};
