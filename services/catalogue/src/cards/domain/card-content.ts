import { characters } from '@setu/kit/core';
import type { LocalText } from '../../domain/local-text.js';
import type { Card, CardDetails, CardTexts } from './card.js';

/**
 * The fields of a card that its supplier edits. Prices are in paise of INR, shares from 0 to 1, lengths in millimetres,
 * weight in kilograms.
 */
export interface CardContent
  extends Pick<
      Card,
      'name' | 'vendorCode' | 'hsCode' | 'priceMode' | 'priceFrom' | 'priceTo' | 'minimumQuantum' | 'leadDays'
    >,
    Pick<Card, 'pictureIds' | 'brandName' | 'countryId' | 'incoTerms' | 'state'>,
    Pick<CardDetails, 'paymentAdvance' | 'paymentTransfer' | 'warranty' | 'width' | 'height' | 'length' | 'weight'>,
    Pick<CardDetails, 'countInOnePackage'> {
  type: Card['category']['type'];
  colorId: string | undefined;
  industryIds: readonly string[];
  /** The name of the industry if the list does not have it. */
  otherIndustry?: string | undefined;
  unitId: string;
  texts: CardTexts;
}

/**
 * Why fields were rejected, in the shape that the kit's `invalid` accepts: a code, or a code with the parameters of its
 * message.
 */
export type Problems = Record<string, string | { code: string; params: Record<string, string> }>;

const maxLengths = {
  name: 300,
  vendor_code: 40,
  brand: 300,
  other_industry: 300,
  area: 300,
  condition: 300,
  composition: 500,
  features: 500,
  technical_specification: 500,
  description: 1_000,
  special_instructions: 1_000,
  shipment_description: 500,
  shipment_port: 300,
  inco_place: 300,
} as const;

/** The highest values that a card accepts. Prices are in paise. */
const maxValues = {
  minimum_quantum: 1_000_000_000,
  count_in_one_package: 1_000_000_000,
  width: 1_000_000,
  height: 1_000_000,
  length: 1_000_000,
  weight: 10_000_000,
  lead_days: 3_650,
  warranty: 600,
} as const;
const maxPrice = 100_000_000_000_000n;

const isEmpty = (value: string | readonly string[] | undefined): boolean => value === undefined || value.length === 0;

const required = (fields: Record<string, string | readonly string[] | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => isEmpty(value))
      .map(([field]) => [field, 'required']),
  );

const tooLong = (fields: Partial<Record<keyof typeof maxLengths, LocalText>>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const max = maxLengths[field as keyof typeof maxLengths];
      const isLonger = characters(text.en) > max || characters(text.ru) > max;
      return isLonger ? [[field, { code: 'length_max', params: { max: String(max) } }]] : [];
    }),
  );

const notPositive = (fields: Record<string, number | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && !(value > 0))
      .map(([field]) => [field, 'not_positive']),
  );

const tooLarge = (fields: Record<keyof typeof maxValues, number | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const max = maxValues[field as keyof typeof maxValues];
      return value !== undefined && value > max ? [[field, { code: 'max', params: { max: String(max) } }]] : [];
    }),
  );

/** Checks prices by their mode: none on request, one if exact, two in ascending order for a range. */
function priceProblems({ priceMode, priceFrom, priceTo }: CardContent): Problems {
  if (priceMode === 'request') {
    return {
      ...(priceFrom !== undefined && { price_from: 'invalid' }),
      ...(priceTo !== undefined && { price_to: 'invalid' }),
    };
  }
  if (priceFrom === undefined) return { price_from: 'required' };
  if (priceFrom <= 0n) return { price_from: 'not_positive' };
  if (priceFrom > maxPrice) return { price_from: 'max' };
  if (priceMode === 'exact') return priceTo === priceFrom ? {} : { price_to: 'invalid' };
  if (priceTo === undefined) return { price_to: 'required' };
  if (priceTo > maxPrice) return { price_to: 'max' };
  return priceTo >= priceFrom ? {} : { price_to: 'price_order' };
}

/** Returns a share as an integer number of ten-thousandths. Such numbers add up exactly. */
const inParts = (share: number | undefined): number => Math.round((share ?? 0) * 10_000);

/**
 * Checks the payment shares: none for a price on request. Otherwise both are required, each from 0 to 1 and at most 1
 * together.
 */
function paymentProblems({ priceMode, paymentAdvance: advance, paymentTransfer: transfer }: CardContent): Problems {
  if (priceMode === 'request')
    return advance === undefined && transfer === undefined ? {} : { payment_advance: 'invalid' };
  const problemOf = (share: number | undefined): string | undefined => {
    if (share === undefined) return 'required';
    return share >= 0 && share <= 1 ? undefined : 'invalid';
  };
  const [ofAdvance, ofTransfer] = [problemOf(advance), problemOf(transfer)];
  if (ofAdvance ?? ofTransfer)
    return { ...(ofAdvance && { payment_advance: ofAdvance }), ...(ofTransfer && { payment_transfer: ofTransfer }) };
  return inParts(advance) + inParts(transfer) > inParts(1) ? { payment_transfer: 'shares_over' } : {};
}

function goodsProblems(card: CardContent): Problems {
  const { width, height, length, weight, texts } = card;
  const sizes = Object.entries({ width, height, length, weight }).filter(([, size]) => size === undefined);
  return {
    ...Object.fromEntries(sizes.map(([field]) => [field, 'required'])),
    ...required({
      hs_code: card.hsCode,
      inco_terms: card.incoTerms,
      color: card.colorId,
      country: card.countryId,
      shipment_description: texts.shipmentDescription.en,
      shipment_port: texts.shipmentPort.en,
    }),
  };
}

/**
 * Returns why fields of a card were rejected, by field (specification, "Product form"). Fields that only goods have are
 * required for goods only.
 * A published card has pictures and a name in both languages, because its review requires them.
 */
export function cardProblems(card: CardContent): Problems {
  const { texts } = card;
  const { width, height, length, weight } = card;
  const { minimumQuantum: minimum_quantum, leadDays: lead_days, countInOnePackage: count_in_one_package } = card;
  const numbers = { minimum_quantum, lead_days, width, height, length, weight, count_in_one_package };
  return {
    ...required({
      name: card.name.en,
      unit: card.unitId,
      brand: card.brandName,
      industries: card.industryIds,
      area: texts.area.en,
      description: texts.description.en,
      special_instructions: texts.specialInstructions.en,
    }),
    ...(card.state === 'published' ? required({ name: card.name.ru, pictures: card.pictureIds }) : {}),
    ...tooLong({
      name: card.name,
      vendor_code: { en: card.vendorCode, ru: '' },
      brand: { en: card.brandName, ru: '' },
      other_industry: { en: card.otherIndustry ?? '', ru: '' },
      area: texts.area,
      condition: texts.condition,
      composition: texts.composition,
      features: texts.features,
      technical_specification: texts.technicalSpecification,
      description: texts.description,
      special_instructions: texts.specialInstructions,
      shipment_description: texts.shipmentDescription,
      shipment_port: texts.shipmentPort,
      inco_place: texts.incoPlace,
    }),
    ...(card.hsCode === '' || /^\d{4,8}$/.test(card.hsCode) ? {} : { hs_code: 'hs_code' }),
    ...notPositive(numbers),
    ...tooLarge({ ...numbers, warranty: card.warranty }),
    ...((card.warranty ?? 0) < 0 ? { warranty: { code: 'min', params: { min: '0' } } } : {}),
    ...priceProblems(card),
    ...paymentProblems(card),
    ...(card.type === 'product' ? goodsProblems(card) : {}),
  };
}
