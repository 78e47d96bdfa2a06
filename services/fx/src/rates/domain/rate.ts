import type { RateSource } from '@setu/proto/words';
import type { Ages } from './ages.js';
import { type Day, daysBetween } from './day.js';

/** Roubles for `nominal` units of `currency`: `valueE4` / 10 000, set for the day `date`. */
export interface Rate {
  currency: string;
  date: Day;
  valueE4: bigint;
  nominal: number;
  source: RateSource;
  /** Copied from an earlier day because nothing newer was known. */
  carried: boolean;
}

/** What a rate is worth on a day: `stale` is shown with a warning to staff, not `valid` is not used for prices. */
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

/** Whether `next` takes the place of what is kept for the same day: the bank's word wins, and it may correct itself. */
export function supersedes(next: Rate, kept: Rate | undefined): boolean {
  if (kept === undefined) return true;
  if (rank[next.source] !== rank[kept.source]) return rank[next.source] > rank[kept.source];
  return next.valueE4 !== kept.valueE4 || next.nominal !== kept.nominal || (kept.carried && !next.carried);
}

/** The same rate said again for a later day, marked as carried; a demo world's way through days without the bank. */
export const carriedTo = (rate: Rate, date: Day): Rate => ({ ...rate, date, source: 'demo', carried: true });
