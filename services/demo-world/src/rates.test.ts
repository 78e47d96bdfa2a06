import { describe, expect, it } from 'vitest';
import { demoRates, demoRequests } from './index.js';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('The rates of the demo world', () => {
  it('cover each day and end at 0.9184', () => {
    const rates = demoRates(new Date('2026-04-20T00:00:00Z'), now);
    expect(rates).toHaveLength(215);
    expect(rates.at(-1)).toMatchObject({ date: '2026-11-20', valueE4: 918_400n, nominal: 100 });
    for (const rate of rates) expect(rate.valueE4 > 800_000n && rate.valueE4 < 1_040_000n).toBe(true);
    const later = demoRates(new Date('2026-12-01T00:00:00Z'), new Date('2026-12-24T21:30:00Z'));
    expect(later.at(-1)).toMatchObject({ date: '2026-12-25', valueE4: 918_400n });
  });

  it('are the same for each request whatever the hour of loading', () => {
    const rateAt = (hour: number): bigint[] => {
      const loaded = new Date(Date.parse('2026-11-19T21:00:00Z') + hour * 3_600_000);
      const rates = new Map(demoRates(new Date('2025-01-01T00:00:00Z'), loaded).map((one) => [one.date, one.valueE4]));
      const dayOf = (at: string) => new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 10);
      const moments = demoRequests(loaded).flatMap(({ events }) => events.map(({ at }) => at));
      return moments.map((at) => rates.get(dayOf(at)) ?? 0n);
    };
    const first = rateAt(0);
    expect(Math.min(...first.map(Number))).toBeGreaterThan(0);
    for (const hour of [1, 6, 9.6, 12, 14.4, 18, 23.98, 24, 40]) expect(rateAt(hour)).toEqual(first);
  });
});
