import { type CardTexts, cardTextNames } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';
import { formName } from './form-content.js';

/** A card's texts in both languages. */
export interface Texts {
  name: LocalText;
  texts: CardTexts;
}

/** Takes what was written in English and what is kept; gives it with the Russian that is kept, nothing for no text. */
export function inBothLanguages(
  english: { name: string } & Record<keyof CardTexts, string>,
  kept: Texts | undefined,
): Texts {
  const both = (en: string, before: LocalText | undefined): LocalText => ({
    en,
    ru: en === '' ? '' : (before?.ru ?? ''),
  });
  const texts = Object.fromEntries(cardTextNames.map((field) => [field, both(english[field], kept?.texts[field])]));
  return { name: both(english.name, kept?.name), texts: texts as CardTexts };
}

/** Takes a card's texts, gives the Russian ones by the form's fields; those there are none of are left out. */
export const russianOf = ({ name, texts }: Texts): Record<string, string> =>
  Object.fromEntries(
    [['name', name.ru], ...cardTextNames.map((field) => [formName(field), texts[field].ru])].filter(
      ([, ru]) => ru !== '',
    ),
  );

/** Takes a card's texts and Russian ones by the form's fields, gives them put in; a field that is not named keeps its own. */
export const translated = ({ name, texts }: Texts, russian: Record<string, string>): Texts => ({
  name: { ...name, ru: russian.name ?? name.ru },
  texts: Object.fromEntries(
    cardTextNames.map((field) => [field, { ...texts[field], ru: russian[formName(field)] ?? texts[field].ru }]),
  ) as CardTexts,
});
