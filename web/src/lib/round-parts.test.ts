import { expect, it } from 'vitest';
import { roundParts } from './round-parts';

it('rounded parts add up to the rounded total', () => {
  expect(roundParts([260_825, 57_381.5, 2_462, 25_000, 2_730])).toEqual([260_825, 57_382, 2_462, 25_000, 2_730]);
  expect(roundParts([0.4, 0.4, 0.4])).toEqual([1, 0, 0]);
  expect(roundParts([])).toEqual([]);
});

it('a pinned part is rounded as it is alone, and the parts still add up', () => {
  expect(roundParts([38_132.4, 0.4, 100.3])).toEqual([38_133, 0, 100]);
  expect(roundParts([38_132.4, 0.4, 100.3], 1, 0)).toEqual([38_132, 1, 100]);
  expect(roundParts([0.6, 0.6], 1, 0)).toEqual([1, 0]);
  expect(roundParts([10.5, 5, 0], 1, 0)).toEqual([11, 5, 0]);
});

it('shares in tenths of a percent add up to a hundred', () => {
  const shares = roundParts([0.74864, 0.1647, 0.00707, 0.07176, 0.00783], 0.001);
  expect(shares).toEqual([0.748, 0.165, 0.007, 0.072, 0.008]);
  expect(shares.reduce((sum, share) => sum + share * 1000, 0)).toBe(1000);
});
