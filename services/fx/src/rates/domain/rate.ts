import type { RateSource } from '@setu/proto/words';
import type { Ages } from './ages.js';
import { type Day, daysBetween } from './day.js';

/** A rate for the day `date`: `valueE4` / 10 000 is the price in roubles of `nominal` units of `currency`. */
export interface Rate {
  currency: string;
  date: Day;
  valueE4: bigint;
  nominal: number;
  source: RateSource;
  /** Whether the rate was copied from an earlier day because no newer rate was known. */
  carried: boolean;
}

/**
 * Returns whether a rate is stale and whether it is valid on a day. Staff see a warning for a stale rate. A rate that
 * is not valid is not used for prices.
 */
export function freshness(
  rate: Rate,
  on: Day,
  { staleAfterDays, validDays }: Ages,
): { stale: boolean; valid: boolean } {
  const age = daysBetween(rate.date, on);
  return {
    stale: age > staleAfterDays || rate.carried || rate.source === 'bundled',
    valid: age <= validDays,
  };
}

const rank: Record<RateSource, number> = { bundled: 0, demo: 1, cbr: 2 };

/**
 * Checks whether a new rate replaces the stored one for the same day. The Bank of Russia takes precedence and may
 * correct its own rate.
 */
export function supersedes(next: Rate, stored: Rate | undefined): boolean {
  if (stored === undefined) return true;
  if (rank[next.source] !== rank[stored.source]) return rank[next.source] > rank[stored.source];
  return next.valueE4 !== stored.valueE4 || next.nominal !== stored.nominal || (stored.carried && !next.carried);
}

/**
 * Copies a rate to a later day and marks it as carried. A demo world uses this for days without an answer from the Bank
 * of Russia.
 */
export const carriedTo = (rate: Rate, date: Day): Rate => ({ ...rate, date, source: 'demo', carried: true });
