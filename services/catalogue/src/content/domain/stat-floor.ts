import { flagOf, integerOf, type TextValues } from '@setu/kit/core';

/**
 * How the home page shows a count. From `shownFrom`, the count is rounded down to a multiple of `step`. Below that it
 * is shown as `least`, or exactly if `least` is undefined.
 */
export interface StatFloor {
  step: number;
  shownFrom: number;
  least: number | undefined;
}

export type Stat = 'categories' | 'skus';

/** The defaults until settings arrive. */
export const defaultFloors = {
  categories: { step: 10, shownFrom: 50, least: 10 },
  skus: { step: 1000, shownFrom: 10_000, least: 10_000 },
} as const;

/**
 * Returns how a count is shown, from the settings by name. Missing settings use their defaults. A young catalogue may
 * show small counts exactly (`home.stats_floor`). Steps are always ten for categories and a thousand for cards.
 */
export function statFloorOf(settings: TextValues, stat: Stat): StatFloor {
  const { step, shownFrom, least } = defaultFloors[stat];
  const minimum = integerOf(settings, `home.${stat}_default`, least);
  return {
    step,
    shownFrom: integerOf(settings, `home.${stat}_minimum`, shownFrom),
    least: flagOf(settings, 'home.stats_floor', true) ? minimum : undefined,
  };
}
