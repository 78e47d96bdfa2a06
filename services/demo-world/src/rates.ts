import { moscowDayOf } from './epoch.js';
import type { DemoRate } from './shapes/demo-review.js';

const DAY_MS = 86_400_000;

/** The currencies of the demo world: the rate of the last day, for a nominal, and its share of the rupee's waves. */
const currencies = {
  INR: { nominal: 100, lastE4: 918_400, share: 1 },
  USD: { nominal: 1, lastE4: 813_700, share: 0.7 },
  EUR: { nominal: 1, lastE4: 940_200, share: 0.9 },
  CNY: { nominal: 1, lastE4: 114_500, share: 0.08 },
} as const satisfies Record<DemoRate['currency'], object>;
type DemoCurrency = DemoRate['currency'];

/**
 * Returns the rate `since` days before the last day, times 10,000. It adds two slow and two fast waves, which are all
 * zero on the last day.
 */
function walkE4({ lastE4, share }: (typeof currencies)[DemoCurrency], since: number): number {
  const swell = 31_000 * Math.sin(since / 41) + 12_500 * Math.sin(since / 17.3);
  const ripple = 4_300 * Math.sin(since * 1.37) + 2_100 * Math.sin(since * 2.11);
  return Math.round(lastE4 + share * (swell + ripple));
}

/**
 * The number of most recent days whose events keep their hour. Depending on the hour of loading, such an event falls on
 * one of two days, so these days share a rate.
 */
const DATED_TO_THE_HOUR = 2;

/**
 * Returns a currency's rates in roubles for every Moscow day between two moments, both days included. The rates depend
 * only on the distance from the last day, so demo data looks the same whenever it is loaded.
 */
export function demoRates(from: Date, to: Date, currency: DemoCurrency = 'INR'): DemoRate[] {
  const walk = currencies[currency];
  const first = moscowDayOf(from);
  const last = moscowDayOf(to);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
    currency,
    date: new Date((first + i) * DAY_MS).toISOString().slice(0, 10),
    nominal: walk.nominal,
    valueE4: BigInt(walkE4(walk, Math.min(0, first + i - last + DATED_TO_THE_HOUR))),
    source: 'demo',
  }));
}

/** The currencies that the demo world has rates of. */
export const demoCurrencies = Object.keys(currencies) as DemoCurrency[];
