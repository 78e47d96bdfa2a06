import type { PlainValues } from '@setu/proto/card-fields';
import type { FileRef } from '../../cards/domain/card.js';
import type { OwnContent } from '../../cards/domain/card-content.js';
import { type CardValues, emptyValues } from '../../cards/domain/card-values.js';

/**
 * A file that certifies a card. `validUntil` is the last day on which it is valid (YYYY-MM-DD), or empty if it does not
 * expire.
 */
export interface Certificate extends FileRef {
  validUntil: string;
}

interface OwnFields extends OwnContent {
  certificates: readonly Certificate[];
}

/** The fields of a card that its form edits. Texts are in English, prices in paise of INR, shares from 0 to 1. */
export interface FormContent extends PlainValues, OwnFields {}

/** A full version of a card: its form, with the translated texts in both languages. */
export interface WrittenVersion extends CardValues, OwnFields {}

/** A form in which nothing is entered. */
export const emptyForm: FormContent = {
  ...emptyValues,
  ...{ categoryId: '', hsCode: '', priceMode: 'request', priceFrom: undefined, priceTo: undefined, unitId: '' },
  ...{ incoTerms: '', countryId: '', colorId: undefined, industryIds: [], certificates: [], pictureIds: [] },
};

/** The form field names (HTTP API, product form) that differ from the snake case of the property name. */
const formNames: Partial<Record<keyof FormContent, string>> = {
  unitId: 'unit',
  countryId: 'country',
  colorId: 'color',
  industryIds: 'industries',
  certificates: 'files',
  pictureIds: 'pictures',
};

/** Returns the name that the form uses for a field. */
export const formName = (field: keyof FormContent): string =>
  formNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Serializes a value for comparison. A certificate is compared by its file id and last valid day only, because its name
 * and size belong to the file.
 */
const comparable = (value: FormContent[keyof FormContent]): string =>
  JSON.stringify([value], (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part === 'object' && part && 'validUntil' in part && 'id' in part) return [part.id, part.validUntil];
    return part;
  });

/** Returns the form field names in which two contents differ. */
export const changedFields = (before: FormContent, after: FormContent): string[] =>
  (Object.keys(after) as (keyof FormContent)[])
    .filter((field) => comparable(before[field]) !== comparable(after[field]))
    .map(formName);

/**
 * Adjusts the entered prices to the price mode. An exact price fills both ends of the range. A price on request has no
 * amounts and no payment shares.
 */
export function priceByMode(content: FormContent): FormContent {
  if (content.priceMode === 'request') {
    const none = { priceFrom: undefined, priceTo: undefined, paymentAdvance: undefined, paymentTransfer: undefined };
    return { ...content, ...none };
  }
  return content.priceMode === 'exact' ? { ...content, priceTo: content.priceFrom } : content;
}
