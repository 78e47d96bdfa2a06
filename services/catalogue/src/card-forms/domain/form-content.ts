import type { Card, FileRef } from '../../cards/domain/card.js';

/** A file that certifies a card; `validUntil` is its last day (YYYY-MM-DD), empty for one that does not end. */
export interface Certificate extends FileRef {
  validUntil: string;
}

/**
 * What a form writes of a card: texts in English, prices in paise of INR, shares from 0 to 1, lengths in millimetres,
 * weight in kilograms, warranty in months.
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
  /** The first is the main one. */
  pictureIds: readonly string[];
}

/** What the form calls a field (http surface, the product form) where that is not its name here with underscores. */
const ownNames: Partial<Record<keyof FormContent, string>> = {
  unitId: 'unit',
  brandName: 'brand',
  countryId: 'country',
  colorId: 'color',
  industryIds: 'industries',
  certificates: 'files',
  pictureIds: 'pictures',
};

/** Takes a field, gives what the form calls it. */
export const formName = (field: keyof FormContent): string =>
  ownNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What of a certificate makes it another one: its name and size are the file's. */
const comparable = (value: FormContent[keyof FormContent]): string =>
  JSON.stringify([value], (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part === 'object' && part && 'validUntil' in part && 'id' in part) return [part.id, part.validUntil];
    return part;
  });

/** Takes two contents, gives the form's names of the fields they differ in. */
export const changedFields = (before: FormContent, after: FormContent): string[] =>
  (Object.keys(after) as (keyof FormContent)[])
    .filter((field) => comparable(before[field]) !== comparable(after[field]))
    .map(formName);

/** Takes what was typed, gives it as its price mode has it: one price is both ends, none on request. */
export function priceByMode(content: FormContent): FormContent {
  if (content.priceMode === 'request') {
    const none = { priceFrom: undefined, priceTo: undefined, paymentAdvance: undefined, paymentTransfer: undefined };
    return { ...content, ...none };
  }
  return content.priceMode === 'exact' ? { ...content, priceTo: content.priceFrom } : content;
}
