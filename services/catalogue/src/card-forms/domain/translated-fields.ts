import { type CardTexts, cardTextNames } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';
import { formName } from './form-content.js';

/** A card's texts in both languages. */
export interface Texts {
  name: LocalText;
  texts: CardTexts;
}

/**
 * Combines the English texts of a form with the stored Russian texts. A text that is empty in English is empty in
 * Russian too.
 */
export function inBothLanguages(
  english: { name: string } & Record<keyof CardTexts, string>,
  stored: Texts | undefined,
): Texts {
  const both = (en: string, before: LocalText | undefined): LocalText => ({
    en,
    ru: en === '' ? '' : (before?.ru ?? ''),
  });
  const texts = Object.fromEntries(cardTextNames.map((field) => [field, both(english[field], stored?.texts[field])]));
  return { name: both(english.name, stored?.name), texts: texts as CardTexts };
}

/** Returns the Russian texts of a card by the form's field names. Empty texts are left out. */
export const russianOf = ({ name, texts }: Texts): Record<string, string> =>
  Object.fromEntries(
    [['name', name.ru], ...cardTextNames.map((field) => [formName(field), texts[field].ru])].filter(
      ([, ru]) => ru !== '',
    ),
  );

/**
 * Sets the given Russian texts, named by the form's fields, in a card's texts. Fields that are not named stay
 * unchanged.
 */
export const translated = ({ name, texts }: Texts, russian: Record<string, string>): Texts => ({
  name: { ...name, ru: russian.name ?? name.ru },
  texts: Object.fromEntries(
    cardTextNames.map((field) => [field, { ...texts[field], ru: russian[formName(field)] ?? texts[field].ru }]),
  ) as CardTexts,
});
