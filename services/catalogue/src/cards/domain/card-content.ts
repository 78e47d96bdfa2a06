import { characters } from '@setu/kit/core';
import type { LocalText } from '../../domain/local-text.js';
import type { Card, CardDetails, CardTexts } from './card.js';

/** What a supplier writes of a card: prices in paise of INR, shares from 0 to 1, lengths in millimetres, weight in kilograms. */
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
  unitId: string;
  texts: CardTexts;
}

/** Why a field is not taken, as `invalid` of the kit takes it: a code, or a code with what its text needs. */
type Problems = Record<string, string | { code: string; params: Record<string, string> }>;

const longest = {
  name: 300,
  vendor_code: 40,
  features: 500,
  technical_specification: 500,
  description: 1_000,
} as const;

const isEmpty = (value: string | readonly string[] | undefined): boolean => value === undefined || value.length === 0;

const required = (fields: Record<string, string | readonly string[] | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => isEmpty(value))
      .map(([field]) => [field, 'required']),
  );

const tooLong = (fields: Partial<Record<keyof typeof longest, LocalText>>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const max = longest[field as keyof typeof longest];
      const isLonger = characters(text.en) > max || characters(text.ru) > max;
      return isLonger ? [[field, { code: 'max_length', params: { max: String(max) } }]] : [];
    }),
  );

const notPositive = (fields: Record<string, number | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value <= 0)
      .map(([field]) => [field, { code: 'greater', params: { than: '0' } }]),
  );

/** Prices by their mode: none on request, one when exact, two in order when a range. */
function priceProblems({ priceMode, priceFrom, priceTo }: CardContent): Problems {
  if (priceMode === 'request') {
    return {
      ...(priceFrom !== undefined && { price_from: 'invalid' }),
      ...(priceTo !== undefined && { price_to: 'invalid' }),
    };
  }
  if (priceFrom === undefined || priceFrom <= 0n) return { price_from: 'required' };
  const isEnd = priceMode === 'exact' ? priceTo === priceFrom : priceTo !== undefined && priceTo >= priceFrom;
  return isEnd ? {} : { price_to: 'invalid' };
}

/** Shares of the price: none on request, else both, from 0 to 1 and not above 1 together. */
function paymentProblems({ priceMode, paymentAdvance: advance, paymentTransfer: transfer }: CardContent): Problems {
  if (priceMode === 'request')
    return advance === undefined && transfer === undefined ? {} : { payment_advance: 'invalid' };
  const isShare = (share: number | undefined): boolean => share !== undefined && share >= 0 && share <= 1;
  if (!isShare(advance)) return { payment_advance: 'invalid' };
  if (!isShare(transfer)) return { payment_transfer: 'invalid' };
  return (advance ?? 0) + (transfer ?? 0) > 1 ? { payment_transfer: 'invalid' } : {};
}

function goodsProblems(card: CardContent): Problems {
  const { width, height, length, weight, texts } = card;
  const sizes = Object.entries({ width, height, length, weight }).filter(([, size]) => size === undefined);
  return {
    ...Object.fromEntries(sizes.map(([field]) => [field, 'required'])),
    ...(/^\d{4,8}$/.test(card.hsCode) ? {} : { hs_code: 'invalid' }),
    ...required({
      inco_terms: card.incoTerms,
      color: card.colorId,
      country: card.countryId,
      shipment_description: texts.shipmentDescription.en,
      shipment_port: texts.shipmentPort.en,
    }),
  };
}

/**
 * Takes a card's content, gives what the product form would not take, by field (specification, "Product form"); what only
 * goods have is asked of goods only. A published card has pictures and a name in both languages: its review asks for them.
 */
export function cardProblems(card: CardContent): Problems {
  const { texts } = card;
  const { countInOnePackage, width, height, length, weight } = card;
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
      features: texts.features,
      technical_specification: texts.technicalSpecification,
      description: texts.description,
    }),
    ...notPositive({ minimum_quantum: card.minimumQuantum, lead_days: card.leadDays, width, height, length, weight }),
    ...notPositive({ count_in_one_package: countInOnePackage }),
    ...((card.warranty ?? 0) < 0 ? { warranty: { code: 'min', params: { min: '0' } } } : {}),
    ...priceProblems(card),
    ...paymentProblems(card),
    ...(card.type === 'product' ? goodsProblems(card) : {}),
  };
}
