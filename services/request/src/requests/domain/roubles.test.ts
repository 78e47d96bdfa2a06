import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRoubles, writeRoubles } from './roubles.js';

it.each([
  ['9540', 954_000n],
  [' 2 385 000,50 ', 238_500_050n],
  ['0.005', 1n],
  ['0,0049', 0n],
  ['12.999', 1300n],
])('reads %s as an amount', (typed, minor) => {
  expect(readRoubles(typed)).toEqual({ minor, currency: 'RUB' });
});

it.each(['', 'дорого', '-1', '1e3', '1,2,3', '.5', '5.', '1_000', '9'.repeat(17)])(
  'does not read %j as an amount',
  (typed) => {
    expect(readRoubles(typed)).toBeUndefined();
  },
);

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
      expect(readRoubles(writeRoubles({ minor }))?.minor).toBe(minor);
    }),
  );
});
