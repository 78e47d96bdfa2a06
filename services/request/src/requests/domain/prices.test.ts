import { describe, expect, it } from 'vitest';
import { customerPrice, maxCount, maxMinor, paiseOf } from './prices.js';

const rate = {
  currency: 'INR',
  date: '2026-11-20',
  valueE4: 900_000n,
  nominal: 100,
  source: 'cbr',
  stale: false,
  valid: true,
};

describe('The price of a request', () => {
  it("is the card's lowest price times the count, and undefined for a price on request", () => {
    expect(customerPrice({ priceMode: 'range', priceMinor: 125_050n }, 12)).toEqual({
      minor: 1_500_600n,
      currency: 'INR',
    });
    expect(customerPrice({ priceMode: 'exact', priceMinor: 9_999_999_999n }, 1_000_000_000)?.minor).toBe(
      9_999_999_999_000_000_000n,
    );
    expect(customerPrice({ priceMode: 'request', priceMinor: undefined }, 12)).toBeUndefined();
  });

  it('can be stored up to the largest int8', () => {
    expect(maxMinor).toBe(9_223_372_036_854_775_807n);
    expect(maxCount(9_999_999_999n)).toBe(922_337_203n);
    expect(9_999_999_999n * 922_337_203n <= maxMinor).toBe(true);
    expect(9_999_999_999n * 922_337_204n <= maxMinor).toBe(false);
  });

  it('is compared in rupees: roubles at their own exchange rate, or not at all without one', () => {
    const roubles = { minor: 90_000n, currency: 'RUB' };
    expect(paiseOf({ money: { minor: 300n, currency: 'INR' }, rate })).toBe(300n);
    expect(paiseOf({ money: { minor: 300n, currency: 'INR' }, rate: undefined })).toBe(300n);
    expect(paiseOf({ money: roubles, rate })).toBe(100_000n);
    expect(paiseOf({ money: roubles, rate: undefined })).toBeUndefined();
  });
});
