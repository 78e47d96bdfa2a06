import { inr, type Money, timesMoney, toRupees } from '@setu/kit/core';
import type { RateCopy } from './request.js';

/** What a customer pays for `count` units at the card's lowest price; null with price mode request. */
export function customerPrice(card: { priceMode: string; priceMinor: bigint | null }, count: number): Money | null {
  if (card.priceMode === 'request' || card.priceMinor === null) return null;
  return timesMoney(inr(card.priceMinor), count);
}

/** INR paise of the whole request: contract, else offer, else the customer's price, roubles at the request's own rate. */
export function totalMinor(request: {
  contractPriceMinor: bigint | null;
  offerPriceMinor: bigint | null;
  customerPrice: Money | null;
  rate: Pick<RateCopy, 'valueE4' | 'nominal'> | null;
}): bigint | null {
  if (request.contractPriceMinor !== null) return request.contractPriceMinor;
  if (request.offerPriceMinor !== null) return request.offerPriceMinor;
  const { customerPrice: price, rate } = request;
  if (price === null || price.currency === 'INR') return price?.minor ?? null;
  return rate === null ? null : toRupees(price, rate).minor;
}
