import { forbiddenWordsIn } from '@setu/contract';

/** A run of a text: words it may not have, or what stands between them. */
export interface TextPart {
  text: string;
  isForbidden: boolean;
}

const letter = '[\\p{L}\\p{N}]';

/** Takes a text and words none may have, gives it in runs; put together they are the text. */
export function forbiddenParts(text: string, words: readonly string[]): TextPart[] {
  const found = forbiddenWordsIn(text, words);
  if (found.length === 0) return [{ text, isForbidden: false }];
  const each = [...found].sort((one, other) => other.length - one.length).map(escaped);
  const runs = text.split(new RegExp(`(?<!${letter})(${each.join('|')})(?!${letter})`, 'u'));
  return runs.flatMap((run, at) => (run === '' ? [] : [{ text: run, isForbidden: at % 2 === 1 }]));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
