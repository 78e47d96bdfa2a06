import { forbiddenWordsIn } from '@setu/contract';

/** A part of a text: a forbidden word, or the text between two of them. */
export interface TextPart {
  text: string;
  isForbidden: boolean;
}

const letter = '[\\p{L}\\p{N}]';

/** Splits a text at its forbidden words. Joined together, the parts are the unchanged text. */
export function forbiddenParts(text: string, words: readonly string[]): TextPart[] {
  const found = forbiddenWordsIn(text, words);
  if (found.length === 0) return [{ text, isForbidden: false }];
  const each = [...found].sort((one, other) => other.length - one.length).map(escaped);
  const runs = text.split(new RegExp(`(?<!${letter})(${each.join('|')})(?!${letter})`, 'u'));
  return runs.flatMap((run, at) => (run === '' ? [] : [{ text: run, isForbidden: at % 2 === 1 }]));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
