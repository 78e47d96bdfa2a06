import type { DemoRate } from './shapes/demo-review.js';

const DAY_MS = 86_400_000;
const ANCHOR_DAY = Math.round(Date.parse('2026-11-20T00:00:00Z') / DAY_MS);
const ANCHOR_E4 = 918_400;

/** A slow swell and a faster ripple that both pass through nothing on the anchor day. */
function walkE4(day: number): number {
  const since = day - ANCHOR_DAY;
  const swell = 31_000 * Math.sin(since / 41) + 12_500 * Math.sin(since / 17.3);
  const ripple = 4_300 * Math.sin(since * 1.37) + 2_100 * Math.sin(since * 2.11);
  return Math.round(ANCHOR_E4 + swell + ripple);
}

/** Takes two moments, gives roubles per 100 rupees for every UTC day from one to the other, both included. */
export function demoRates(from: Date, to: Date): DemoRate[] {
  const first = Math.floor(from.getTime() / DAY_MS);
  const last = Math.floor(to.getTime() / DAY_MS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
    currency: 'INR',
    date: new Date((first + i) * DAY_MS).toISOString().slice(0, 10),
    nominal: 100,
    valueE4: BigInt(walkE4(first + i)),
    source: 'demo',
  }));
}
