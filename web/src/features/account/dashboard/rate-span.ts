import type { DayRateView } from '@setu/contract';

const days = 90;
const dayMs = 86_400_000;
// The bank's day begins in Moscow, three hours ahead of UTC all year.
const moscowMs = 3 * 3_600_000;
const dayOf = (at: number): string => new Date(at + moscowMs).toISOString().slice(0, 10);

/** Returns the ninety bank days that end with the given moment's day, both ends inclusive. */
export const ninetyDays = (now: Date): { from: string; to: string } => ({
  from: dayOf(now.getTime() - (days - 1) * dayMs),
  to: dayOf(now.getTime()),
});

export interface RateSummary {
  last: DayRateView;
  /** The relative change since the first day. Positive if the rupee has become more expensive. */
  change: number;
  /** `mixed`: the last rate is from the Bank of Russia, some earlier ones are demo rates. */
  source: 'cbr' | 'demo' | 'mixed';
}

/** Returns the summary above the chart, or undefined without any rates. */
export function rateSummary(rates: readonly DayRateView[]): RateSummary | undefined {
  const [first] = rates;
  const last = rates.at(-1);
  if (!first || !last) return undefined;
  const hasDemo = rates.some(({ source }) => source === 'demo');
  const source = last.source === 'demo' ? 'demo' : hasDemo ? 'mixed' : 'cbr';
  return { last, change: last.rate / first.rate - 1, source };
}
