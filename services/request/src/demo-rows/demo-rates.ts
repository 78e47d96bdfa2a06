import { type DemoRequest, demoRates } from '@setu/demo-world';
import { businessDay } from '@setu/proto/business-day';
import type { ExchangeRate } from '../requests/domain/amount.js';

const DAY_MS = 86_400_000;

/** Returns the demo world's exchange rates by day, starting with the day before its oldest request. */
export function ratesByDay(requests: readonly DemoRequest[], now: Date): Map<string, ExchangeRate> {
  const oldest = Math.min(now.getTime(), ...requests.map(({ createdAt }) => Date.parse(createdAt)));
  const rates = demoRates(new Date(oldest - DAY_MS), now);
  return new Map(rates.map((rate) => [rate.date, { ...rate, stale: false, valid: true }]));
}

/** Returns the rate of an instant's day in Moscow, as the product takes it. */
export const rateAt = (rates: ReadonlyMap<string, ExchangeRate>, at: string): ExchangeRate | undefined =>
  rates.get(businessDay('moscow', new Date(at)));
