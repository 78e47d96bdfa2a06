import { lotInRoubles, partInRoubles, toRupees, unitPriceOf, wholeCount } from '@setu/contract';

/** An amount in calls: a JSON number with at most two decimals and an ISO 4217 code. */
export interface Money {
  value: number;
  currency: string;
}

/** Roubles per rupee on a date: the Bank of Russia's rate, or one made for the demo world. */
export interface ExchangeRate {
  value: number;
  date: string;
  stale?: boolean;
  source?: 'cbr' | 'bundled' | 'demo';
}

type Minor = Parameters<typeof toRupees>[0];

// Amounts are whole numbers of minor units. The exponent avoids the binary rounding error of `x * 100`.
const minorOf = ({ value, currency }: Money): Minor => ({
  minor: BigInt(Math.sign(value) * Math.round(Number(`${Math.abs(value)}e2`))),
  currency,
});

const majorOf = ({ minor, currency }: Minor): Money => ({ value: Number(minor) / 100, currency });

// A rate is quoted with four decimals for up to 10 000 rupees, so it has at most eight decimals.
const quotation = ({ value }: Pick<ExchangeRate, 'value'>) => ({
  valueE4: BigInt(Math.round(value * 1e8)),
  nominal: 10_000,
});

const countOf = (count: number | null): bigint | undefined => (count === null ? undefined : wholeCount(String(count)));

/**
 * Converts between rupees and roubles at `rate`. Any other pair is returned unchanged. If the amount is the price of
 * `count` units, the rouble price of a unit is rounded first, so that readers can multiply it.
 */
export function convert(
  money: Money,
  currency: 'RUB' | 'INR',
  rate: Pick<ExchangeRate, 'value'>,
  count: number | null = null,
): Money {
  if (money.currency === 'INR' && currency === 'RUB')
    return majorOf(lotInRoubles(minorOf(money), quotation(rate), countOf(count)));
  if (money.currency === 'RUB' && currency === 'INR') return majorOf(toRupees(minorOf(money), quotation(rate)));
  return money;
}

/** Returns the roubles of a part of a total in rupees: the same share of the total in roubles. */
export const convertPart = (part: Money, total: Money, totalInRoubles: Money): Money =>
  majorOf(partInRoubles(minorOf(part), minorOf(total), minorOf(totalInRoubles)));

/** Multiplies a price by a quantity, in the price's currency. */
export function multiply(money: Money, count: number): Money {
  return { value: Math.round(Number(minorOf(money).minor) * count) / 100, currency: money.currency };
}

/** Adds amounts of one currency exactly. */
export const addUp = (amounts: readonly Money[], currency: string): Money =>
  majorOf({ minor: amounts.reduce((sum, money) => sum + minorOf(money).minor, 0n), currency });

/** Returns the price of one of `count` units that cost `total`, or null without a count. */
export function unitPrice(total: Money, count: number | null): { price: Money; isExact: boolean } | null {
  const units = countOf(count);
  if (units === undefined) return null;
  const { price, isExact } = unitPriceOf(minorOf(total), units);
  return { price: majorOf(price), isExact };
}
