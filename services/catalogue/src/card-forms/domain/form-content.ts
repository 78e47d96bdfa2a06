import type { Card, FileRef } from '../../cards/domain/card.js';

/**
 * A file that certifies a card. `validUntil` is the last day on which it is valid (YYYY-MM-DD), or empty if it does not
 * expire.
 */
export interface Certificate extends FileRef {
  validUntil: string;
}

/**
 * The fields of a card that its form edits. Texts are in English, prices in paise of INR, shares from 0 to 1, lengths
 * in millimetres, weight in kilograms, warranty in months.
 */
export interface FormContent {
  categoryId: string;
  name: string;
  vendorCode: string;
  hsCode: string;
  priceMode: Card['priceMode'];
  priceFrom: bigint | undefined;
  priceTo: bigint | undefined;
  paymentAdvance: number | undefined;
  paymentTransfer: number | undefined;
  incoTerms: string;
  incoPlace: string;
  minimumQuantum: number;
  width: number | undefined;
  height: number | undefined;
  length: number | undefined;
  weight: number | undefined;
  leadDays: number;
  warranty: number | undefined;
  countInOnePackage: number | undefined;
  unitId: string;
  brandName: string;
  countryId: string;
  colorId: string | undefined;
  industryIds: readonly string[];
  otherIndustry: string;
  area: string;
  composition: string;
  features: string;
  technicalSpecification: string;
  description: string;
  specialInstructions: string;
  condition: string;
  isSampleAvailable: boolean;
  shipmentMethod: string;
  shipmentDescription: string;
  shipmentPort: string;
  certificates: readonly Certificate[];
  /** The first picture is the main one. */
  pictureIds: readonly string[];
}

/** The form field names (HTTP API, product form) that differ from the snake case of the property name. */
const formNames: Partial<Record<keyof FormContent, string>> = {
  unitId: 'unit',
  brandName: 'brand',
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
