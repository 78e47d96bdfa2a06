import type { Money } from '@setu/kit/core';

/** A copy of a day's exchange rate: `valueE4` / 10,000 roubles for `nominal` units of `currency`. */
export interface ExchangeRate {
  currency: string;
  date: string;
  valueE4: bigint;
  nominal: number;
  source: string;
  stale: boolean;
  valid: boolean;
}

/**
 * Money with the exchange rate of the day it was entered. The rate is undefined if it was unknown or has not been fixed
 * yet.
 */
export interface Amount {
  money: Money;
  rate: ExchangeRate | undefined;
}
