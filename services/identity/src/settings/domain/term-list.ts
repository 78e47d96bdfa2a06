import { characters } from '@setu/kit/core';

const mostWords = 500;
const longestWord = 60;

/** The problem with a submitted list of terms. */
type WordsProblem =
  | { code: 'invalid_words' }
  | { code: 'invalid_word'; params: { word: string } }
  | { code: 'too_many_words'; params: { max: string } };

/** Parses a list in published form, a JSON array of strings. Returns undefined if the text has another form. */
export function readWords(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a list in published form. */
export const toldWords = (words: readonly string[]): string => JSON.stringify(words);

/** Normalizes the terms: single spaces, no duplicates in any case, in their original order. */
export function plainWords(words: readonly string[]): string[] {
  const plain = words.map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim());
  return [...new Map(plain.toReversed().map((word) => [word.toLowerCase(), word])).values()].reverse();
}

/** Returns whether a term has a letter, is not too long, and has a `*` only at its end. */
const isWord = (word: string): boolean =>
  /\p{L}/u.test(word) && characters(word) <= longestWord && !word.includes('\0') && /^[^*]+\*?$/.test(word);

/** Returns the problem with a submitted list, or undefined if it may be stored. A list may be empty. */
export function wordsProblem(text: string): WordsProblem | undefined {
  const words = readWords(text);
  if (words === undefined) return { code: 'invalid_words' };
  if (words.length > mostWords) return { code: 'too_many_words', params: { max: String(mostWords) } };
  const wrong = plainWords(words).find((word) => !isWord(word));
  return wrong === undefined ? undefined : { code: 'invalid_word', params: { word: wrong.slice(0, longestWord) } };
}
