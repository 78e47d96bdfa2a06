import { characters, cut } from './characters.js';

/** The character limit of a quote. */
const quoteMax = 140;

/** A word of up to 20 characters at the end of a cut text, which may not be complete. */
const lastWord = /\s\S{0,20}$/u;

/** Returns the beginning of a text in one line, with `…` after a complete word if it goes on. */
export function quoteOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return characters(line) <= quoteMax ? line : `${cut(line, quoteMax - 1).replace(lastWord, '')}…`;
}
