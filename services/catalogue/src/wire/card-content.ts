import { inr, invalid, isUuid } from '@setu/kit/core';
import { type PlainValues, plainFields, propertyOf } from '@setu/proto/card-fields';
import type * as wire from '@setu/proto/catalogue/card_forms';
import type { Money } from '@setu/proto/common';
import { priceModeWord, wirePriceMode } from '@setu/proto/wire-words';
import { type Certificate, type FormContent, priceByMode } from '../card-forms/domain/form-content.js';
import { byProperty } from '../cards/domain/card-values.js';

function paise(field: string, money: Money | undefined): bigint | undefined {
  if (money !== undefined && money.currency !== 'INR') throw invalid({ [field]: 'invalid_option' });
  return money?.minor;
}

function idsOf(field: string, ids: readonly string[]): string[] {
  const wrong = ids.findIndex((id) => !isUuid(id));
  if (wrong >= 0) throw invalid({ [`${field}.${wrong}`]: 'invalid_uuid' });
  return ids.map((id) => id.toLowerCase());
}

/** Checks an id of a reference list and returns it. Throws `invalid` for an id that is not a UUID. */
function idOf(field: string, id: string): string {
  if (id !== '' && !isUuid(id)) throw invalid({ [field]: 'invalid_option' });
  return id.toLowerCase();
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns a certificate for storage. Throws `invalid` at its position among the files. */
export function readCertificate({ file, validUntil }: wire.Certificate, place: string): Certificate {
  if (file === undefined || !isUuid(file.id)) throw invalid({ [place]: 'invalid_uuid' });
  if (validUntil !== '' && !isDay(validUntil)) throw invalid({ [place]: 'invalid_date' });
  const { name, type, size } = file;
  return { id: file.id.toLowerCase(), name, type, size, validUntil };
}

/** Returns the plain fields of a form: trimmed texts, and shares rounded to four decimals. */
const readValues = (content: Pick<wire.CardContent, keyof PlainValues>): PlainValues =>
  byProperty(plainFields, ({ kind, name }) => {
    const value = content[propertyOf(name)];
    if (kind === 'text' && typeof value === 'string') return value.trim();
    return kind === 'share' && typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
  });

/** Converts the content of a form for storage: trimmed texts, and prices by the rules of the price mode. */
export function readContent(content: wire.CardContent | undefined): FormContent {
  if (content === undefined) throw invalid({ name: 'required' });
  const priceMode = priceModeWord(content.priceMode);
  if (priceMode === undefined) throw invalid({ price_mode: 'required' });
  return priceByMode({
    ...readValues(content),
    categoryId: idOf('category_id', content.categoryId),
    hsCode: content.hsCode.replace(/[\s.]/g, ''),
    priceMode,
    priceFrom: paise('price_from', content.priceFrom),
    priceTo: paise('price_to', content.priceTo),
    incoTerms: content.incoTerms.trim().toUpperCase(),
    unitId: idOf('unit', content.unitId),
    countryId: content.countryId.trim().toUpperCase(),
    colorId: idOf('color', content.colorId) || undefined,
    industryIds: [...new Set(idsOf('industries', content.industryIds))],
    certificates: content.certificates.map((one, place) => readCertificate(one, `files.${place}`)),
    pictureIds: idsOf('pictures', content.pictureIds),
  });
}

/** Converts the content of a form to its wire form. */
export const toWireContent = (form: FormContent): wire.CardContent => ({
  ...form,
  priceMode: wirePriceMode(form.priceMode),
  priceFrom: form.priceFrom === undefined ? undefined : inr(form.priceFrom),
  priceTo: form.priceTo === undefined ? undefined : inr(form.priceTo),
  colorId: form.colorId ?? '',
  industryIds: [...form.industryIds],
  certificates: form.certificates.map(({ validUntil, ...file }) => ({ file, validUntil })),
  pictureIds: [...form.pictureIds],
});
