import { flagOf, type ToldValues, wholeNumberOf } from '@setu/kit/core';

/** How the home page tells a count: floored to the step from `shownFrom` on; below as `least`, or as it is. */
export interface StatFloor {
  step: number;
  shownFrom: number;
  least: number | undefined;
}

export type Stat = 'categories' | 'skus';

/** What counts before any setting was told (readings, "Home stats"). */
export const usualFloors = {
  categories: { step: 10, shownFrom: 50, least: 10 },
  skus: { step: 1000, shownFrom: 10_000, least: 10_000 },
} as const;

/**
 * Takes the settings by name and a count's name, gives how the count is told; the usual way where a setting is not told. A
 * young catalogue may tell small counts as they are (`home.stats_floor`); steps are tens and thousands always.
 */
export function statFloorOf(settings: ToldValues, stat: Stat): StatFloor {
  const { step, shownFrom, least } = usualFloors[stat];
  const told = wholeNumberOf(settings, `home.${stat}_default`, least);
  return {
    step,
    shownFrom: wholeNumberOf(settings, `home.${stat}_minimum`, shownFrom),
    least: flagOf(settings, 'home.stats_floor', true) ? told : undefined,
  };
}
