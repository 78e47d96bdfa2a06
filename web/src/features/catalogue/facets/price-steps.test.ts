import { expect, it } from 'vitest';
import { priceSteps, roundBounds } from './price-steps';

const textsOf = (bounds: readonly (number | null)[]) => priceSteps(bounds).map(({ from, to }) => `${from}~${to}`);

it('divides prices at round numbers, more coarsely if the prices are far apart', () => {
  expect(textsOf([398, 4571])).toEqual(['null~500', '500~1000', '1000~2000', '2000~null']);
  expect(textsOf([40, 9000])).toEqual([
    ...['null~50', '50~100', '100~200', '200~500', '500~1000', '1000~2000', '2000~5000', '5000~null'],
  ]);
  expect(textsOf([3, 900_000])).toEqual(['null~10', '10~100', '100~1000', '1000~10000', '10000~100000', '100000~null']);
});

it('offers no steps if no round number is between the prices, or if no card has a price', () => {
  expect([priceSteps([521, 937.5]), priceSteps([500, 1000]), priceSteps([null, null]), priceSteps([])]).toEqual([
    ...[[], [], [], []],
  ]);
});

it('suggests round price bounds that leave out no card', () => {
  expect(roundBounds([84.4, 4119.2])).toEqual({ from: 84, to: 4200 });
  expect(roundBounds([0.5, 9.2])).toEqual({ from: 0, to: 10 });
  expect(roundBounds([1234, 100_000])).toEqual({ from: 1200, to: 100_000 });
  expect([roundBounds([]), roundBounds([null, null])]).toEqual([null, null]);
});
