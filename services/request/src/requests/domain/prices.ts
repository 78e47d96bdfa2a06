import { inr, type Money, timesMoney, toRupees } from '@setu/kit/core';
import type { Amount } from './amount.js';

/** The largest amount that can be kept: an int8. */
export const mostMinor = 2n ** 63n - 1n;

/** A card's price, as far as a request's price comes from it. */
export interface CardPrice {
  priceMode: string;
  /** INR paise per unit; undefined with price mode request. */
  priceMinor: bigint | undefined;
}

/** What a customer pays for `count` units at the card's lowest price; undefined with price mode request. */
export function customerPrice({ priceMode, priceMinor }: CardPrice, count: number): Money | undefined {
  if (priceMode === 'request' || priceMinor === undefined) return undefined;
  return timesMoney(inr(priceMinor), count);
}

/** The most units at a price per unit whose sum can be kept. */
export const mostCount = (priceMinor: bigint | undefined): bigint =>
  priceMinor === undefined || priceMinor <= 0n ? mostMinor : mostMinor / priceMinor;

/** An amount in INR paise, roubles at its own rate; undefined where they have none. */
export function paiseOf({ money, rate }: Amount): bigint | undefined {
  if (money.currency === 'INR') return money.minor;
  return rate && toRupees(money, rate).minor;
}
