import { integerOf, type TextValues } from '@setu/kit/core';

/** The age limits of a rate, in full days. */
export interface Ages {
  /** Staff see a warning for a rate that is older than this. */
  staleAfterDays: number;
  /** A rate that is older than this is not used. Prices are then shown in INR only. */
  validDays: number;
}

/** The default limits until a setting arrives (readings, "Currency rate"). */
export const defaultAges: Ages = { staleAfterDays: 5, validDays: 7 };

/** Returns the limits from the settings. A missing setting, or one that is not a number, falls back to its default. */
export const agesOf = (settings: TextValues): Ages => ({
  staleAfterDays: integerOf(settings, 'rates.stale_after_days', defaultAges.staleAfterDays),
  validDays: integerOf(settings, 'rates.valid_days', defaultAges.validDays),
});
