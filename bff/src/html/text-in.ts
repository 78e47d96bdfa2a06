import type { Langs } from '@setu/contract';
import type { Language } from '../language/locale.js';

/** A text and the language it is in. */
export interface Said {
  text: string;
  lang: Language;
}

/** A text of a view and the language it is in; undefined where it has none. */
export const textIn = <View extends { langs: Langs }>(
  view: View,
  field: keyof View & string,
  { language }: { language: Language },
): Said | undefined => {
  const text = view[field];
  return typeof text === 'string' && text !== '' ? { text, lang: view.langs[field] ?? language } : undefined;
};
