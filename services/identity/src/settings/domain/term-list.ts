import { characters } from '@setu/kit/core';

const maxTerms = 500;
const maxTermLength = 60;

/** The problem with a submitted list of terms. */
type TermsProblem =
  | { code: 'invalid_words' }
  | { code: 'invalid_word'; params: { word: string } }
  | { code: 'too_many_words'; params: { max: string } };

/** Parses a list in published form, a JSON array of strings. Returns undefined if the text has another form. */
export function parseTerms(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a list in published form. */
export const formatTerms = (terms: readonly string[]): string => JSON.stringify(terms);

/** Normalizes the terms: single spaces, no duplicates in any case, in their original order. */
export function normaliseTerms(terms: readonly string[]): string[] {
  const normalised = terms.map((term) => term.normalize('NFC').replace(/\s+/g, ' ').trim());
  return [...new Map(normalised.toReversed().map((term) => [term.toLowerCase(), term])).values()].reverse();
}

/** Returns whether a term has a letter, is not too long, and has a `*` only at its end. */
const isTerm = (term: string): boolean =>
  /\p{L}/u.test(term) && characters(term) <= maxTermLength && !term.includes('\0') && /^[^*]+\*?$/.test(term);

/** Returns the problem with a submitted list, or undefined if it may be stored. A list may be empty. */
export function termsProblem(text: string): TermsProblem | undefined {
  const terms = parseTerms(text);
  if (terms === undefined) return { code: 'invalid_words' };
  if (terms.length > maxTerms) return { code: 'too_many_words', params: { max: String(maxTerms) } };
  const wrong = normaliseTerms(terms).find((term) => !isTerm(term));
  return wrong === undefined ? undefined : { code: 'invalid_word', params: { word: wrong.slice(0, maxTermLength) } };
}
