import type { DayRateView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { ninetyDays, rateSummary } from './rate-span';

const day = (date: string, rate: number, source: DayRateView['source'] = 'cbr'): DayRateView => ({
  date,
  rate,
  source,
});

describe('the rate of ninety days', () => {
  it('is asked for ninety days, today among them', () => {
    expect(ninetyDays(new Date('2026-11-20T20:59:00Z'))).toEqual({ from: '2026-08-23', to: '2026-11-20' });
    expect(ninetyDays(new Date('2026-11-20T21:00:00Z'))).toEqual({ from: '2026-08-24', to: '2026-11-21' });
  });

  it.each([
    ['the Bank’s throughout', [day('2026-08-23', 0.8), day('2026-11-20', 0.9)], 'cbr'],
    ['made for the demo today', [day('2026-08-23', 0.8), day('2026-11-20', 0.9, 'demo')], 'demo'],
    ['made for the demo before', [day('2026-08-23', 0.8, 'demo'), day('2026-11-20', 0.9)], 'mixed'],
  ])('says whose it is: %s', (_says, rates, source) => {
    const summary = rateSummary(rates);
    expect(summary?.source).toBe(source);
    expect(summary?.change).toBeCloseTo(0.125);
  });

  it('of no days says nothing', () => {
    expect(rateSummary([])).toBeUndefined();
  });
});
