import { describe, expect, it } from 'vitest';
import { customerPrice, totalMinor } from './prices.js';

const none = { contractPriceMinor: null, offerPriceMinor: null, customerPrice: null, rate: null };
const rate = { valueE4: 900_000n, nominal: 100 };

describe('what a request costs', () => {
  it('is the card’s lowest price times the count, nothing on request', () => {
    expect(customerPrice({ priceMode: 'range', priceMinor: 125_050n }, 12)).toEqual({
      minor: 1_500_600n,
      currency: 'INR',
    });
    expect(customerPrice({ priceMode: 'exact', priceMinor: 9_999_999_999n }, 1_000_000_000)?.minor).toBe(
      9_999_999_999_000_000_000n,
    );
    expect(customerPrice({ priceMode: 'request', priceMinor: null }, 12)).toBeNull();
  });

  it('in the lists is the contract, else the offer, else the customer’s own', () => {
    const own = { minor: 300n, currency: 'INR' };
    expect(totalMinor({ ...none, contractPriceMinor: 1n, offerPriceMinor: 2n, customerPrice: own })).toBe(1n);
    expect(totalMinor({ ...none, offerPriceMinor: 2n, customerPrice: own })).toBe(2n);
    expect(totalMinor({ ...none, customerPrice: own })).toBe(300n);
    expect(totalMinor(none)).toBeNull();
  });

  it('turns roubles into rupees at the request’s own rate, and is open without one', () => {
    const roubles = { minor: 90_000n, currency: 'RUB' };
    expect(totalMinor({ ...none, customerPrice: roubles, rate })).toBe(100_000n);
    expect(totalMinor({ ...none, customerPrice: roubles })).toBeNull();
  });
});
