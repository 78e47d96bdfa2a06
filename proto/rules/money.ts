/** An amount in minor units (paise, kopecks) of an ISO 4217 currency. */
export interface Money {
  minor: bigint;
  currency: string;
}

/**
 * An exchange rate as the Bank of Russia quotes it: `nominal` units of the foreign currency are worth `valueE4` / 10
 * 000 roubles.
 */
export interface Rate {
  valueE4: bigint;
  nominal: number;
}

/** Returns an amount of `minor` paise. */
export const inr = (minor: bigint): Money => ({ minor, currency: 'INR' });

/** Returns the exact price of `count` pieces. */
export const timesMoney = (money: Money, count: number | bigint): Money => ({
  minor: money.minor * BigInt(count),
  currency: money.currency,
});

/** Converts a foreign amount to kopecks, rounding half a kopeck away from zero. */
export function toRoubles(money: Money, rate: Rate): Money {
  if (money.currency === 'RUB') throw new RangeError('toRoubles received an amount in roubles');
  return { minor: halfUp(money.minor * rate.valueE4, divisor(rate)), currency: 'RUB' };
}

/** Converts roubles to paise at the rupee's rate, rounding half a paisa away from zero. */
export function toRupees(money: Money, rate: Rate): Money {
  if (money.currency !== 'RUB') throw new RangeError(`toRupees was given ${money.currency}`);
  if (rate.valueE4 <= 0n) throw new RangeError('a rate must be above zero');
  return { minor: halfUp(money.minor * divisor(rate), rate.valueE4), currency: 'INR' };
}

const unitDecimals = 12n;

/** Returns the roubles for one unit of a rate's currency, as a decimal text with twelve digits after the point. */
export function roublesPerUnit({ valueE4, nominal }: Rate): string {
  const scaled = ((valueE4 * 10n ** unitDecimals) / (10_000n * BigInt(nominal)))
    .toString()
    .padStart(Number(unitDecimals) + 1, '0');
  return `${scaled.slice(0, -Number(unitDecimals))}.${scaled.slice(-Number(unitDecimals))}`;
}

/**
 * Returns the count of a lot as a number that prices can be divided by, or undefined. A draft's count may be any text,
 * and a described item may have a fraction.
 */
export const wholeCount = (typed: string): bigint | undefined => {
  const digits = /^0*([1-9]\d{0,11})$/.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : BigInt(digits);
};

/** The price of one unit. It is inexact if the total is not this price times the count. */
export interface UnitPrice {
  price: Money;
  isExact: boolean;
}

/** Returns the price of one of `count` units that cost `total`, rounded to a minor unit. */
export const unitPriceOf = ({ minor, currency }: Money, count: bigint): UnitPrice => ({
  price: { minor: halfUp(minor, count), currency },
  isExact: minor % count === 0n,
});

/**
 * Converts the price of `count` units to roubles, so that readers can multiply: the unit price is rounded to a kopeck
 * first. A total that has no exact unit price, or no count, is converted as a whole.
 */
export function lotInRoubles(total: Money, rate: Rate, count: bigint | undefined): Money {
  if (count === undefined) return toRoubles(total, rate);
  const { price, isExact } = unitPriceOf(total, count);
  return isExact ? timesMoney(toRoubles(price, rate), count) : toRoubles(total, rate);
}

/**
 * Returns the roubles of a part of a total, such as an advance: the same share of the total in roubles. So 30 % are 30 % in
 * both currencies, although the total in roubles is rounded by the unit.
 */
export const partInRoubles = (part: Money, total: Money, totalInRoubles: Money): Money => ({
  minor: halfUp(part.minor * totalInRoubles.minor, total.minor),
  currency: 'RUB',
});

function divisor(rate: Rate): bigint {
  if (!Number.isInteger(rate.nominal) || rate.nominal < 1)
    throw new RangeError('a nominal must be an integer of at least 1');
  return BigInt(rate.nominal) * 10_000n;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return (sign * (numerator * sign * 2n + denominator)) / (denominator * 2n);
}
