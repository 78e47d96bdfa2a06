import { type TranslatedName, textLimit, translatedNames } from './card-fields.js';

/** The names of the card form's text fields that are translated, in the form's order. */
export const cardTextFields = translatedNames;
export type CardTextField = TranslatedName;

/** Returns the maximum length of a text in each language, in characters. */
export const cardTextLimit = textLimit;

/** The subjects of a discussion: a text field of the card form, or `general` for the card in general. */
export const discussedFields = [...cardTextFields, 'general'] as const;
export type DiscussedField = (typeof discussedFields)[number];
