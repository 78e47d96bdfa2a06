import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advanceByShare, instalments } from './instalments.js';

it('the advance and the balance add up to the price, for any share', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (price, parts) => {
      const { advance, balance } = instalments(price, { agreed: advanceByShare(price, parts / 10_000) });
      expect((advance?.minor ?? 0n) + (balance?.minor ?? 0n)).toBe(price);
      expect((advance?.minor ?? 1n) > 0n && (balance?.minor ?? 1n) > 0n).toBe(true);
    }),
  );
});

it('without an advance the full price is the balance, and payments made reduce the balance', () => {
  const full = { minor: 100n, percent: 100 };
  expect(instalments(100n, { agreed: undefined })).toEqual({ advance: undefined, balance: full });
  expect(instalments(100n, { agreed: 101n })).toEqual({ advance: undefined, balance: full });
  expect(instalments(100_001n, { agreed: advanceByShare(100_001n, 0.3) })).toEqual({
    advance: { minor: 30_000n, percent: 30 },
    balance: { minor: 70_001n, percent: 70 },
  });
  expect(instalments(100n, { agreed: 30n, paid: 25n }).balance).toEqual({ minor: 75n, percent: 75 });
  expect(instalments(100n, { agreed: 100n }).balance).toBeUndefined();
});
