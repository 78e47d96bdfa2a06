import { describe, expect, it } from 'vitest';
import { agesOf, defaultAges } from './ages.js';
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

describe('The age of a rate', () => {
  it.each([
    ['2026-11-10', false, true],
    ['2026-11-15', false, true],
    ['2026-11-16', true, true],
    ['2026-11-17', true, true],
    ['2026-11-18', true, false],
  ] as const)('on %s makes it stale: %s, valid: %s', (on, stale, valid) => {
    expect(freshness(rate(), on as Day, defaultAges)).toEqual({ stale, valid });
  });

  it('does not matter for a bundled or carried rate, which is always stale', () => {
    expect(freshness(rate({ source: 'bundled' }), '2026-11-10' as Day, defaultAges)).toEqual({
      stale: true,
      valid: true,
    });
    expect(freshness(carriedTo(rate(), '2026-11-12' as Day), '2026-11-12' as Day, defaultAges)).toEqual({
      stale: true,
      valid: true,
    });
    expect(freshness(rate({ source: 'demo' }), '2026-11-10' as Day, defaultAges)).toEqual({
      stale: false,
      valid: true,
    });
  });
});

describe('The age limits', () => {
  it.each([
    [{}, 5, 7],
    [{ 'rates.stale_after_days': '2' }, 2, 7],
    [{ 'rates.stale_after_days': '0', 'rates.valid_days': '30' }, 0, 30],
    [{ 'rates.stale_after_days': 'never', 'rates.valid_days': '' }, 5, 7],
  ])('for the settings %j: stale after %i days, valid for %i', (settings, staleAfterDays, validDays) => {
    expect(agesOf(settings)).toEqual({ staleAfterDays, validDays });
  });

  it('decide whether a rate is stale or valid', () => {
    const settings = { 'rates.stale_after_days': '1', 'rates.valid_days': '3' };
    const on = (day: string) => freshness(rate(), day as Day, agesOf(settings));
    expect(on('2026-11-11')).toEqual({ stale: false, valid: true });
    expect(on('2026-11-13')).toEqual({ stale: true, valid: true });
    expect(on('2026-11-14')).toEqual({ stale: true, valid: false });
  });
});

describe('A new rate for a day that already has one', () => {
  it.each([
    ['replaces it when the Bank of Russia corrects itself', { valueE4: 1n }, {}, true],
    ['does not replace it when the Bank of Russia repeats itself', {}, {}, false],
    ['from the Bank of Russia replaces a demo rate', {}, { source: 'demo' }, true],
    ['from the demo world does not replace a rate of the Bank of Russia', { source: 'demo' }, {}, false],
    ['that is bundled does not replace a demo rate', { source: 'bundled' }, { source: 'demo' }, false],
    ['that is a real demo rate replaces a carried one', { source: 'demo' }, { source: 'demo', carried: true }, true],
  ] as const)('%s', (_, next, stored, wins) => {
    expect(supersedes(rate(next), rate(stored))).toBe(wins);
  });
});
