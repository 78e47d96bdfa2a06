import { characters } from '@setu/kit/core';

const mostWords = 500;
const longestWord = 60;

/** What is wrong with a list of words somebody typed. */
type WordsProblem =
  | { code: 'invalid_words' }
  | { code: 'invalid_word'; params: { word: string } }
  | { code: 'too_many_words'; params: { max: string } };

/** The words of a list as it is told, a JSON array of texts; undefined where it is none. */
export function readWords(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A list as it is told. */
export const toldWords = (words: readonly string[]): string => JSON.stringify(words);

/** The words with single blanks, each once whatever its case, in the order they were written. */
export function plainWords(words: readonly string[]): string[] {
  const plain = words.map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim());
  return [...new Map(plain.toReversed().map((word) => [word.toLowerCase(), word])).values()].reverse();
}

/** A word says something, is not endless, and has its `*` at the end alone. */
const isWord = (word: string): boolean =>
  /\p{L}/u.test(word) && characters(word) <= longestWord && !word.includes('\0') && /^[^*]+\*?$/.test(word);

/** Takes a list as somebody typed it; gives what is wrong with it, nothing when it may be stored. An empty one may. */
export function wordsProblem(text: string): WordsProblem | undefined {
  const words = readWords(text);
  if (words === undefined) return { code: 'invalid_words' };
  if (words.length > mostWords) return { code: 'too_many_words', params: { max: String(mostWords) } };
  const wrong = plainWords(words).find((word) => !isWord(word));
  return wrong === undefined ? undefined : { code: 'invalid_word', params: { word: wrong.slice(0, longestWord) } };
}
