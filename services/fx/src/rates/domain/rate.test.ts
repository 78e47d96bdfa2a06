import { describe, expect, it } from 'vitest';
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
    expect(freshness(rate(), on as Day)).toEqual({ stale, valid });
  });

  it('does not matter for a bundled or a carried one: both are stale at once', () => {
    expect(freshness(rate({ source: 'bundled' }), '2026-11-10' as Day)).toEqual({ stale: true, valid: true });
    expect(freshness(carriedTo(rate(), '2026-11-12' as Day), '2026-11-12' as Day)).toEqual({
      stale: true,
      valid: true,
    });
    expect(freshness(rate({ source: 'demo' }), '2026-11-10' as Day)).toEqual({ stale: false, valid: true });
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
