import { inr, invalid, isUuid } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/card_forms';
import type { Money } from '@setu/proto/common';
import { priceModeWord, wirePriceMode } from '@setu/proto/wire-words';
import { type Certificate, type FormContent, priceByMode } from '../card-forms/domain/form-content.js';

/** Rounds a share to four decimals. */
const share = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 10_000) / 10_000;

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

/** Converts the content of a form for storage: trimmed texts, and prices by the rules of the price mode. */
export function readContent(content: wire.CardContent | undefined): FormContent {
  if (content === undefined) throw invalid({ name: 'required' });
  const priceMode = priceModeWord(content.priceMode);
  if (priceMode === undefined) throw invalid({ price_mode: 'required' });
  const { paymentAdvance, paymentTransfer, width, height, length, weight, warranty, countInOnePackage } = content;
  return priceByMode({
    categoryId: idOf('category_id', content.categoryId),
    name: content.name.trim(),
    vendorCode: content.vendorCode.trim(),
    hsCode: content.hsCode.replace(/[\s.]/g, ''),
    priceMode,
    priceFrom: paise('price_from', content.priceFrom),
    priceTo: paise('price_to', content.priceTo),
    paymentAdvance: share(paymentAdvance),
    paymentTransfer: share(paymentTransfer),
    incoTerms: content.incoTerms.trim().toUpperCase(),
    incoPlace: content.incoPlace.trim(),
    minimumQuantum: content.minimumQuantum,
    ...{ width, height, length, weight, warranty, countInOnePackage },
    leadDays: content.leadDays,
    unitId: idOf('unit', content.unitId),
    brandName: content.brand.trim(),
    countryId: content.countryId.trim().toUpperCase(),
    colorId: idOf('color', content.colorId) || undefined,
    industryIds: [...new Set(idsOf('industries', content.industryIds))],
    otherIndustry: content.otherIndustry.trim(),
    area: content.area.trim(),
    composition: content.composition.trim(),
    features: content.features.trim(),
    technicalSpecification: content.technicalSpecification.trim(),
    description: content.description.trim(),
    specialInstructions: content.specialInstructions.trim(),
    condition: content.condition.trim(),
    isSampleAvailable: content.isSampleAvailable,
    shipmentMethod: content.shipmentMethod,
    shipmentDescription: content.shipmentDescription.trim(),
    shipmentPort: content.shipmentPort.trim(),
    certificates: content.certificates.map((one, place) => readCertificate(one, `files.${place}`)),
    pictureIds: idsOf('pictures', content.pictureIds),
  });
}

/** Converts the content of a form to its wire form. */
export const toWireContent = (form: FormContent): wire.CardContent => {
  const { brandName, priceMode, priceFrom, priceTo, colorId, industryIds, certificates, pictureIds, ...rest } = form;
  return {
    ...rest,
    brand: brandName,
    priceMode: wirePriceMode(priceMode),
    priceFrom: priceFrom === undefined ? undefined : inr(priceFrom),
    priceTo: priceTo === undefined ? undefined : inr(priceTo),
    colorId: colorId ?? '',
    industryIds: [...industryIds],
    certificates: certificates.map(({ validUntil, ...file }) => ({ file, validUntil })),
    pictureIds: [...pictureIds],
  };
};
