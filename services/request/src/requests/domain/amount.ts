import type { Money } from '@setu/kit/core';

/** A day's rate as copied into a request: `valueE4` / 10 000 roubles for `nominal` units of `currency`. */
export interface RateCopy {
  currency: string;
  date: string;
  valueE4: bigint;
  nominal: number;
  source: string;
  stale: boolean;
  valid: boolean;
}

/** Money with the rate of the day it was entered; without one where none was known, or where the day is still open. */
export interface Amount {
  money: Money;
  rate: RateCopy | undefined;
}
