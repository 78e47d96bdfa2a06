import { constants } from '@setu/contract';

type StatName = keyof typeof constants.stats;

/** A count as the home page boasts it: floored to its step, never below the least. 74 categories → 70; 7 → 10. */
export function flooredStat(name: StatName, count: number): number {
  const { step, least, shownFrom } = constants.stats[name];
  return count < shownFrom ? least : Math.max(least, Math.floor(count / step) * step);
}
