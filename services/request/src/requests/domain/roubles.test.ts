import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRoubles, writeRoubles } from './roubles.js';

it.each([
  ['9540', 954_000n],
  [' 2 385 000,50 ', 238_500_050n],
  ['0.005', 1n],
  ['0,0049', 0n],
  ['12.999', 1300n],
])('%s is an amount', (typed, minor) => {
  expect(readRoubles(typed)).toEqual({ minor, currency: 'RUB' });
});

it.each(['', 'дорого', '-1', '1e3', '1,2,3', '.5', '5.', '1_000', '9'.repeat(17)])('%j is none', (typed) => {
  expect(readRoubles(typed)).toBeUndefined();
});

it('what is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
      expect(readRoubles(writeRoubles({ minor }))?.minor).toBe(minor);
    }),
  );
});
