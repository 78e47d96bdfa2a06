import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instalments } from './instalments.js';

it('an advance and its balance come to the whole, whatever the share', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (price, parts) => {
      const { advance, balance } = instalments(price, parts / 10_000);
      expect(advance.minor + (balance?.minor ?? 0n)).toBe(price);
      expect(advance.minor >= 0n && (balance === undefined || balance.minor > 0n)).toBe(true);
    }),
  );
});

it('without a share all of it is asked for at once', () => {
  expect(instalments(100n, undefined)).toEqual({ advance: { minor: 100n, percent: 100 }, balance: undefined });
  expect(instalments(100_001n, 0.3)).toEqual({
    advance: { minor: 30_000n, percent: 30 },
    balance: { minor: 70_001n, percent: 70 },
  });
});
