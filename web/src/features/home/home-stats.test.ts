import { describe, expect, it } from 'vitest';
import { flooredStat } from './home-stats';

describe('figures of the home page', () => {
  it.each([
    [0, 10],
    [49, 10],
    [50, 50],
    [74, 70],
    [119, 110],
  ])('%i categories are told as %i+', (count, told) => {
    expect(flooredStat('categories', count)).toBe(told);
  });

  it.each([
    [0, 10_000],
    [2379, 10_000],
    [10_000, 10_000],
    [12_999, 12_000],
  ])('%i cards are told as %i+', (count, told) => {
    expect(flooredStat('skus', count)).toBe(told);
  });
});
