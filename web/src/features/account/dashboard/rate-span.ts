import type { DayRateView } from '@setu/contract';

const days = 90;
const dayMs = 86_400_000;
// The bank's day begins in Moscow, three hours ahead all year.
const moscowMs = 3 * 3_600_000;
const dayOf = (at: number): string => new Date(at + moscowMs).toISOString().slice(0, 10);

/** The ninety days of the bank up to the one in which a moment is, both ends included. */
export const ninetyDays = (now: Date): { from: string; to: string } => ({
  from: dayOf(now.getTime() - (days - 1) * dayMs),
  to: dayOf(now.getTime()),
});

export interface RateSummary {
  last: DayRateView;
  /** Since the first day of the span, as a fraction; positive: the rupee has become dearer. */
  change: number;
  /** `mixed`: the last is the Bank's, some before it are not. */
  source: 'cbr' | 'demo' | 'mixed';
}

/** What the head of the chart says of the rates; undefined without any. */
export function rateSummary(rates: readonly DayRateView[]): RateSummary | undefined {
  const [first] = rates;
  const last = rates.at(-1);
  if (!first || !last) return undefined;
  const hasDemo = rates.some(({ source }) => source === 'demo');
  const source = last.source === 'demo' ? 'demo' : hasDemo ? 'mixed' : 'cbr';
  return { last, change: last.rate / first.rate - 1, source };
}
