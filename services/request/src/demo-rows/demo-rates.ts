import { type DemoRequest, demoRates } from '@setu/demo-world';
import type { ExchangeRate } from '../requests/domain/amount.js';

const DAY_MS = 86_400_000;

/** Returns the demo world's exchange rates by day, starting with the day before its oldest request. */
export function ratesByDay(requests: readonly DemoRequest[], now: Date): Map<string, ExchangeRate> {
  const oldest = Math.min(now.getTime(), ...requests.map(({ createdAt }) => Date.parse(createdAt)));
  const rates = demoRates(new Date(oldest - DAY_MS), now);
  return new Map(rates.map((rate) => [rate.date, { ...rate, stale: false, valid: true }]));
}
