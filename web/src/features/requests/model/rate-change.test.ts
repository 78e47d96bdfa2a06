import { describe, expect, it } from 'vitest';
import { rateChange } from './rate-change';

const rate = (value: number, date: string) => ({ value, date });
const rupees = { value: 100_000, currency: 'INR' };

describe('The change of the rate since an amount’s day', () => {
  it.each([
    ['is up after a rise', 0.9, 0.918, 'up', 0.02, 1800],
    ['has two decimals in percent', 0.9, 0.9111, 'up', 0.012333, 1110],
    ['is down after a fall', 0.9, 0.8811, 'down', 0.021, 1890],
    ['is none if the rate has hardly moved', 0.9, 0.9001, 'same', 0.000111, 10],
  ] as const)('%s', (_says, then, now, way, share, roubles) => {
    const move = rateChange(rupees, { own: rate(then, '2026-10-12'), now: rate(now, '2026-11-20'), count: null });
    expect(move?.share).toBeCloseTo(share, 6);
    expect(move).toMatchObject({ way, from: '2026-10-12', to: '2026-11-20' });
    expect(move?.difference.value).toBeCloseTo(roubles);
  });

  it('the rouble amount is converted at the rate of its own day', () => {
    const roubles = { value: 90_000, currency: 'RUB' };
    const move = rateChange(roubles, { own: rate(0.9, '2026-10-12'), now: rate(0.99, '2026-11-20'), count: null });
    expect(move?.difference.value).toBeCloseTo(9000);
  });

  it('a chart of an old amount shows the last 400 days', () => {
    const move = rateChange(rupees, { own: rate(0.5, '2024-01-01'), now: rate(1, '2026-11-20'), count: null });
    expect(move).toMatchObject({ share: 1, from: '2025-10-17' });
  });

  it.each([
    ['on the day of the amount', rate(0.9, '2026-11-20'), rate(0.9, '2026-11-20')],
    ['while the rate is the same', rate(0.9, '2026-11-20'), rate(0.9, '2026-11-21')],
    ['while the current rate is unknown', rate(0.9, '2026-11-20'), null],
    ['for an amount without a rate', null, rate(0.9, '2026-11-20')],
  ])('is not shown %s', (_says, own, now) => {
    expect(rateChange(rupees, { own, now, count: null })).toBeNull();
  });
});
