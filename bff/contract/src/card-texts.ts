import { cardField, cardSections, type TranslatedName, translatedNames } from './card-fields.js';

const isTranslated = (name: string): name is TranslatedName =>
  translatedNames.some((translated) => translated === name);

/** The names of the card form's text fields that are translated, in the form's order. */
export const cardTextFields: readonly TranslatedName[] = Object.values(cardSections).flat().filter(isTranslated);
export type CardTextField = TranslatedName;

/** Returns the maximum length of a text in each language, in characters. */
export const cardTextLimit = (name: CardTextField): number => {
  const field = cardField(name);
  return field.kind === 'text' ? field.maxLength : 0;
};

/** The subjects of a discussion: a text field of the card form, or `general` for the card in general. */
export const discussedFields = [...cardTextFields, 'general'] as const;
export type DiscussedField = (typeof discussedFields)[number];
