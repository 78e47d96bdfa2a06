import { inr, type Money, timesMoney, toRupees } from '@setu/kit/core';
import type { Amount } from './amount.js';

/** The largest amount that can be stored: an int8. */
export const maxMinor = 2n ** 63n - 1n;

/** The part of a card that determines a request's price. */
export interface CardPrice {
  priceMode: string;
  /** INR paise per unit. Undefined when the price mode is `request`. */
  priceMinor: bigint | undefined;
}

/**
 * Returns the customer's price for `count` units at the card's lowest price. Undefined when the price mode is
 * `request`.
 */
export function customerPrice({ priceMode, priceMinor }: CardPrice, count: number): Money | undefined {
  if (priceMode === 'request' || priceMinor === undefined) return undefined;
  return timesMoney(inr(priceMinor), count);
}

/** Returns the largest count whose total at this unit price can be stored. */
export const maxCount = (priceMinor: bigint | undefined): bigint =>
  priceMinor === undefined || priceMinor <= 0n ? maxMinor : maxMinor / priceMinor;

/**
 * Returns the amount in INR paise. Converts roubles at the amount's own exchange rate. Returns undefined if there is no
 * rate.
 */
export function paiseOf({ money, rate }: Amount): bigint | undefined {
  if (money.currency === 'INR') return money.minor;
  return rate && toRupees(money, rate).minor;
}
