import { describe, expect, it } from 'vitest';
import { agesOf, usualAges } from './ages.js';
import type { Day } from './day.js';
import { carriedTo, freshness, type Rate, supersedes } from './rate.js';

const rate = (over: Partial<Rate> = {}): Rate => ({
  currency: 'INR',
  date: '2026-11-10' as Day,
  valueE4: 912_345n,
  nominal: 100,
  source: 'cbr',
  carried: false,
  ...over,
});

describe('the age of a rate', () => {
  it.each([
    ['2026-11-10', false, true],
    ['2026-11-15', false, true],
    ['2026-11-16', true, true],
    ['2026-11-17', true, true],
    ['2026-11-18', true, false],
  ] as const)('on %s it is stale: %s, valid: %s', (on, stale, valid) => {
    expect(freshness(rate(), on as Day, usualAges)).toEqual({ stale, valid });
  });

  it('does not matter for a bundled or a carried one: both are stale at once', () => {
    expect(freshness(rate({ source: 'bundled' }), '2026-11-10' as Day, usualAges)).toEqual({
      stale: true,
      valid: true,
    });
    expect(freshness(carriedTo(rate(), '2026-11-12' as Day), '2026-11-12' as Day, usualAges)).toEqual({
      stale: true,
      valid: true,
    });
    expect(freshness(rate({ source: 'demo' }), '2026-11-10' as Day, usualAges)).toEqual({ stale: false, valid: true });
  });
});

describe('the ages that count', () => {
  it.each([
    [{}, 5, 7],
    [{ 'rates.stale_after_days': '2' }, 2, 7],
    [{ 'rates.stale_after_days': '0', 'rates.valid_days': '30' }, 0, 30],
    [{ 'rates.stale_after_days': 'never', 'rates.valid_days': '' }, 5, 7],
  ])('of %j are: stale after %i days, valid for %i', (settings, staleAfterDays, validDays) => {
    expect(agesOf(settings)).toEqual({ staleAfterDays, validDays });
  });

  it('are kept: a rate is stale and valid by them', () => {
    const told = { 'rates.stale_after_days': '1', 'rates.valid_days': '3' };
    const on = (day: string) => freshness(rate(), day as Day, agesOf(told));
    expect(on('2026-11-11')).toEqual({ stale: false, valid: true });
    expect(on('2026-11-13')).toEqual({ stale: true, valid: true });
    expect(on('2026-11-14')).toEqual({ stale: true, valid: false });
  });
});

describe('a rate for a day that has one', () => {
  it.each([
    ['the bank corrects itself', { valueE4: 1n }, {}, true],
    ['the bank says the same again', {}, {}, false],
    ['the bank speaks after the demo', {}, { source: 'demo' }, true],
    ['the demo speaks after the bank', { source: 'demo' }, {}, false],
    ['the bundle speaks after the demo', { source: 'bundled' }, { source: 'demo' }, false],
    ['a real demo rate comes after a carried one', { source: 'demo' }, { source: 'demo', carried: true }, true],
  ] as const)('%s', (_, next, kept, wins) => {
    expect(supersedes(rate(next), rate(kept))).toBe(wins);
  });
});
