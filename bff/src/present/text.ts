import type { LocalizedView } from '@setu/contract';
import type { LocalText } from '@setu/proto/common';
import type { Language } from '../http/locale.js';

/** The text in the reader's language, else in the other one, with the language it is in. */
export const localizedText = (text: LocalText | undefined, language: Language): LocalizedView => {
  const other = language === 'ru' ? 'en' : 'ru';
  const own = text?.[language] ?? '';
  if (own !== '' || !text?.[other]) return { text: own, lang: language };
  return { text: text[other], lang: other };
};

/** As `localizedText`, null when the text is missing in both languages. */
export const localizedOrNull = (text: LocalText | undefined, language: Language): LocalizedView | null => {
  const found = localizedText(text, language);
  return found.text === '' ? null : found;
};

/** The words alone, where the page has no room for a language mark. */
export const plainText = (text: LocalText | undefined, language: Language): string =>
  localizedText(text, language).text;

export const textOrNull = (text: string): string | null => (text === '' ? null : text);
