import type { Card } from './card.js';
import type { CardValues } from './card-values.js';
import { type Problems, plainProblems } from './plain-problems.js';

/** The fields of a card with special rules. Prices are in paise of INR. */
export interface OwnContent extends Pick<Card, 'hsCode' | 'priceMode' | 'priceFrom' | 'priceTo'> {
  categoryId: string;
  unitId: string;
  incoTerms: string;
  countryId: string;
  colorId: string | undefined;
  industryIds: readonly string[];
  /** The first picture is the main one. */
  pictureIds: readonly string[];
}

/** The content of a card that its rules check. */
export interface CardContent extends CardValues, Omit<OwnContent, 'categoryId'> {
  type: Card['category']['type'];
  state: Card['state'];
}

/** The highest price that a card accepts, in paise. */
const maxPrice = 100_000_000_000_000n;

const required = (fields: Record<string, string | readonly string[] | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value === undefined || value.length === 0)
      .map(([field]) => [field, 'required']),
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
const inParts = (share: number): number => Math.round(share * 10_000);

/**
 * Checks the payment shares. A price on request has none. Otherwise both are required, and their sum must be at most 1.
 */
function paymentProblems({ priceMode, paymentAdvance: advance, paymentTransfer: transfer }: CardContent): Problems {
  if (priceMode === 'request')
    return advance === undefined && transfer === undefined ? {} : { payment_advance: 'invalid' };
  if (advance === undefined || transfer === undefined)
    return {
      ...(advance === undefined && { payment_advance: 'required' }),
      ...(transfer === undefined && { payment_transfer: 'required' }),
    };
  const areShares = advance <= 1 && transfer <= 1;
  return areShares && inParts(advance) + inParts(transfer) > inParts(1) ? { payment_transfer: 'shares_over' } : {};
}

/** Checks that a package weighs at least as much as the goods in it, if both weights are known. */
const packageProblems = ({ packageNetWeight: net, packageGrossWeight: gross }: CardContent): Problems =>
  net !== undefined && gross !== undefined && gross < net ? { package_gross_weight: 'weight_order' } : {};

/**
 * Returns why fields of a card were rejected, by field (specification, "Product form"). Fields that only goods have are
 * required for goods only.
 * A published card has pictures and a name in both languages, because its review requires them.
 */
export function cardProblems(card: CardContent): Problems {
  const isGoods = card.type === 'product';
  const { hsCode: hs_code, incoTerms: inco_terms, colorId: color, countryId: country } = card;
  return {
    ...paymentProblems(card),
    ...priceProblems(card),
    ...packageProblems(card),
    ...plainProblems(card, isGoods),
    ...required({ unit: card.unitId, industries: card.industryIds }),
    ...(card.state === 'published' && required({ name: card.name.ru, pictures: card.pictureIds })),
    ...(hs_code !== '' && !/^\d{4,8}$/.test(hs_code) && { hs_code: 'hs_code' }),
    ...(isGoods && required({ hs_code, inco_terms, color, country })),
  };
}
