import { type DemoRequest, demoRates } from '@setu/demo-world';
import type { RateCopy } from '../requests/domain/amount.js';

const DAY_MS = 86_400_000;

/** The demo world's rates by day, from its oldest request on. */
export function ratesByDay(requests: readonly DemoRequest[], now: Date): Map<string, RateCopy> {
  const oldest = Math.min(now.getTime(), ...requests.map(({ createdAt }) => Date.parse(createdAt)));
  const rates = demoRates(new Date(oldest - DAY_MS), now);
  return new Map(rates.map((rate) => [rate.date, { ...rate, stale: false, valid: true }]));
}
