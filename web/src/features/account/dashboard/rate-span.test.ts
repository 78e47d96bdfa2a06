import type { DayRateView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { ninetyDays, rateSummary } from './rate-span';

const day = (date: string, rate: number, source: DayRateView['source'] = 'cbr'): DayRateView => ({
  date,
  rate,
  source,
});

describe('The rate of ninety days', () => {
  it('is queried for ninety days including today', () => {
    expect(ninetyDays(new Date('2026-11-20T20:59:00Z'))).toEqual({ from: '2026-08-23', to: '2026-11-20' });
    expect(ninetyDays(new Date('2026-11-20T21:00:00Z'))).toEqual({ from: '2026-08-24', to: '2026-11-21' });
  });

  it.each([
    ['only rates of the Bank of Russia', [day('2026-08-23', 0.8), day('2026-11-20', 0.9)], 'cbr'],
    ['a demo rate today', [day('2026-08-23', 0.8), day('2026-11-20', 0.9, 'demo')], 'demo'],
    ['demo rates before today', [day('2026-08-23', 0.8, 'demo'), day('2026-11-20', 0.9)], 'mixed'],
  ])('names its source: %s', (_says, rates, source) => {
    const summary = rateSummary(rates);
    expect(summary?.source).toBe(source);
    expect(summary?.change).toBeCloseTo(0.125);
  });

  it('has no summary without any rates', () => {
    expect(rateSummary([])).toBeUndefined();
  });
});
