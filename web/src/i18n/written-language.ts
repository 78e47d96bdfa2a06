import { currentLanguage } from './formats';
import type { Language } from './locale';

const letters = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/**
 * Returns the language that a user wrote a text in, by its alphabet. A few names, numbers and codes in Latin letters do
 * not make a Russian text English. A text without letters counts as written in the reader's language.
 */
export function writtenLanguage(text: string): Language {
  const russian = letters(text, /\p{Script=Cyrillic}/gu);
  const english = letters(text, /\p{Script=Latin}/gu);
  if (russian + english === 0) return currentLanguage();
  return russian * 2 >= english ? 'ru' : 'en';
}
