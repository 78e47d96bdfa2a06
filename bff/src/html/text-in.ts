import { type CardDetailsView, detailLangOf, detailOf, type Langs, type ShownName } from '@setu/contract';
import type { Language } from '../language/locale.js';

/** A text and its language. */
export interface LocalizedText {
  text: string;
  lang: Language;
}

/** Returns a text of a view with its language, or undefined if the view has no such text. */
export const textIn = <View extends { langs: Langs }>(
  view: View,
  field: keyof View & string,
  { language }: { language: Language },
): LocalizedText | undefined => {
  const text = view[field];
  return typeof text === 'string' && text !== '' ? { text, lang: view.langs[field] ?? language } : undefined;
};

/** Returns a text field of a card with its language, or undefined if the card has no such text. */
export const detailIn = (
  card: CardDetailsView,
  field: ShownName,
  { language }: { language: Language },
): LocalizedText | undefined => {
  const text = detailOf(card, field);
  return typeof text === 'string' && text !== '' ? { text, lang: detailLangOf(card, field) ?? language } : undefined;
};
