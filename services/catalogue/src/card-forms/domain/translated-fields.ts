import { propertyOf, translatedNames } from '@setu/proto/card-fields';
import { byText, type CardTexts } from '../../cards/domain/card-values.js';
import { formName } from './form-content.js';

type OneLanguage = Record<keyof CardTexts, string>;

/**
 * Combines the English texts of a form with the stored Russian texts. A text that is empty in English is empty in
 * Russian too.
 */
export const inBothLanguages = (english: OneLanguage, stored: CardTexts | undefined): CardTexts =>
  byText((property) => {
    const en = english[property];
    return { en, ru: en === '' ? '' : (stored?.[property].ru ?? '') };
  });

/** Returns the English texts of a card. */
export const englishOf = (texts: CardTexts): OneLanguage => byText((property) => texts[property].en);

/** Returns the Russian texts of a card by the form's field names. Empty texts are left out. */
export const russianOf = (texts: CardTexts): Record<string, string> =>
  Object.fromEntries(
    translatedNames.map((name) => [name, texts[propertyOf(name)].ru]).filter(([, russian]) => russian !== ''),
  );

/**
 * Sets the given Russian texts, named by the form's fields, in a card's texts. Fields that are not named stay
 * unchanged.
 */
export const translated = (texts: CardTexts, russian: Record<string, string>): CardTexts =>
  byText((property) => {
    const before = texts[property];
    return { ...before, ru: russian[formName(property)] ?? before.ru };
  });
