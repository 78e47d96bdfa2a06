import { describe, expect, it } from 'vitest';
import { spendMonths } from './spend-months';

const now = new Date('2027-01-05T12:00:00Z');
const of = (month: string) => ({ month, count: 1, inr: 100, rub: 90 });

describe('The months of spending', () => {
  it('are continuous from the first to the current one, across a new year and months without contracts', () => {
    const months = spendMonths([of('2026-12'), of('2026-10')], now);
    expect(months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-10', 1],
      ['2026-11', 0],
      ['2026-12', 1],
      ['2027-01', 0],
    ]);
  });

  it('are limited to the last twelve', () => {
    expect(spendMonths([of('2025-03')], now).map(({ month }) => month)).toHaveLength(12);
  });

  it('end with the newest contract, even if its month has begun only in Moscow', () => {
    expect(spendMonths([of('2027-02')], now).map(({ month }) => month)).toEqual(['2027-02']);
  });

  it('are empty before the first contract', () => {
    expect(spendMonths([], now)).toEqual([]);
  });
});
