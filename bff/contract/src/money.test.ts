import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr, lotInRoubles, partInRoubles, timesMoney, toRoubles, toRupees, unitPriceOf, wholeCount } from './money.js';

const anyRate = fc.record({ valueE4: fc.bigInt({ min: 1n, max: 10_000_000n }), nominal: fc.constantFrom(1, 10, 100) });
const anyAmount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

describe('Money', () => {
  it.each([
    // 100 rupees are worth 106.1675 roubles, so 1 rupee is worth 1.061675 roubles.
    [10_000n, { valueE4: 1_061_675n, nominal: 100 }, 10_617n],
    [1n, { valueE4: 5_000n, nominal: 1 }, 1n],
    [1n, { valueE4: 4_999n, nominal: 1 }, 0n],
    [-1n, { valueE4: 5_000n, nominal: 1 }, -1n],
    [0n, { valueE4: 5_000n, nominal: 1 }, 0n],
  ])('converts %d paise at %o to %d kopecks', (paise, rate, kopecks) => {
    expect(toRoubles(inr(paise), rate)).toEqual({ minor: kopecks, currency: 'RUB' });
  });

  it('is never more than half a kopeck off', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (paise, rate) => {
        const { minor } = toRoubles(inr(paise), rate);
        const divisor = BigInt(rate.nominal) * 10_000n;
        const off = minor * divisor - paise * rate.valueE4;
        return (off < 0n ? -off : off) * 2n <= divisor;
      }),
    );
  });

  it('converts back to the same paisa when a rouble is worth less than a rupee', () => {
    fc.assert(
      fc.property(anyAmount, fc.bigInt({ min: 10_000n, max: 1_000_000n }), (paise, valueE4) => {
        const rate = { valueE4, nominal: 1 };
        return toRupees(toRoubles(inr(paise), rate), rate).minor === paise;
      }),
    );
  });

  it('multiplies exactly and rejects fractional quantities', () => {
    expect(timesMoney(inr(333n), 3)).toEqual(inr(999n));
    expect(() => timesMoney(inr(1n), 1.5)).toThrow(RangeError);
  });

  it('rejects converting roubles to roubles, or at a rate of zero', () => {
    expect(() => toRoubles({ minor: 1n, currency: 'RUB' }, { valueE4: 1n, nominal: 1 })).toThrow();
    expect(() => toRupees(inr(1n), { valueE4: 1n, nominal: 1 })).toThrow();
    expect(() => toRupees({ minor: 1n, currency: 'RUB' }, { valueE4: 0n, nominal: 1 })).toThrow();
  });
});

describe('The price of a lot in roubles', () => {
  const anyCount = fc.bigInt({ min: 1n, max: 100_000n });

  it('is the unit price in kopecks times the count', () => {
    expect(lotInRoubles(inr(28_400_000n), { valueE4: 91_840n, nominal: 10 }, 500n).minor).toBe(26_082_500n);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), anyCount, anyRate, (paise, count, rate) => {
        const total = lotInRoubles(timesMoney(inr(paise), count), rate, count);
        const { price, isExact } = unitPriceOf(total, count);
        return isExact && price.minor === toRoubles(inr(paise), rate).minor;
      }),
    );
  });

  it('is converted as a whole if it cannot be divided by the count, or without a count', () => {
    const rate = { valueE4: 91_840n, nominal: 10 };
    expect(lotInRoubles(inr(10_000n), rate, 3n)).toEqual(toRoubles(inr(10_000n), rate));
    expect(lotInRoubles(inr(10_000n), rate, undefined)).toEqual(toRoubles(inr(10_000n), rate));
  });

  it('has a count only if it is a positive whole number', () => {
    expect(['12', ' 007 ', '0', '1.5', '', 'много'].map(wholeCount)).toEqual(Array.from([12n, 7n, ...Array(4)]));
  });

  it('gives an advance the same share of the total in roubles', () => {
    const total = inr(264_650_000n);
    const inRoubles = lotInRoubles(total, { valueE4: 91_370n, nominal: 10 }, 520n);
    const advance = partInRoubles(inr(79_395_000n), total, inRoubles);
    expect(advance).toEqual({ minor: 72_543_212n, currency: 'RUB' });
    expect(Number(advance.minor) / Number(inRoubles.minor)).toBeCloseTo(0.3, 8);
    expect(partInRoubles(total, total, inRoubles)).toEqual(inRoubles);
  });
});
