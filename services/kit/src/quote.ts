import { characters, cut } from './characters.js';

/** The character limit of a quote. */
const quoteMax = 140;

/** Returns the beginning of a text in one line, with `…` if it goes on. */
export function quoteOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return characters(line) <= quoteMax ? line : `${cut(line, quoteMax - 1).trimEnd()}…`;
}
