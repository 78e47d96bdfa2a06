import { moscowDayOf } from './epoch.js';
import type { DemoRate } from './shapes/demo-review.js';

const DAY_MS = 86_400_000;
const LAST_E4 = 918_400;

/**
 * Returns the rate `since` days before the last day, times 10,000. It adds two slow and two fast waves, which are all
 * zero on the last day.
 */
function walkE4(since: number): number {
  const swell = 31_000 * Math.sin(since / 41) + 12_500 * Math.sin(since / 17.3);
  const ripple = 4_300 * Math.sin(since * 1.37) + 2_100 * Math.sin(since * 2.11);
  return Math.round(LAST_E4 + swell + ripple);
}

/**
 * The number of most recent days whose events keep their hour. Depending on the hour of loading, such an event falls on
 * one of two days, so these days share a rate.
 */
const DATED_TO_THE_HOUR = 2;

/**
 * Returns roubles per 100 rupees for every Moscow day between two moments, both days included. The rates depend only on
 * the distance from the last day, so demo data looks the same whenever it is loaded.
 */
export function demoRates(from: Date, to: Date): DemoRate[] {
  const first = moscowDayOf(from);
  const last = moscowDayOf(to);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
    currency: 'INR',
    date: new Date((first + i) * DAY_MS).toISOString().slice(0, 10),
    nominal: 100,
    valueE4: BigInt(walkE4(Math.min(0, first + i - last + DATED_TO_THE_HOUR))),
    source: 'demo',
  }));
}
