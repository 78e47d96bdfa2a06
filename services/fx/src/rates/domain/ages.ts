import { type ToldValues, wholeNumberOf } from '@setu/kit/core';

/** How old a rate may grow, in whole days. */
export interface Ages {
  /** Staff are warned when a rate is older. */
  staleAfterDays: number;
  /** An older rate is not used: prices show in INR only. */
  validDays: number;
}

/** What counts before any setting was told (readings, "Currency rate"). */
export const usualAges: Ages = { staleAfterDays: 5, validDays: 7 };

/** Takes the settings by name, gives the ages they set; the usual one where a setting is not told or is no number. */
export const agesOf = (settings: ToldValues): Ages => ({
  staleAfterDays: wholeNumberOf(settings, 'rates.stale_after_days', usualAges.staleAfterDays),
  validDays: wholeNumberOf(settings, 'rates.valid_days', usualAges.validDays),
});
