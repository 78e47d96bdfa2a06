import { internal } from './errors.js';

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
  if (money.currency === 'RUB') throw internal('toRoubles received an amount in roubles');
  return { minor: halfUp(money.minor * rate.valueE4, divisor(rate)), currency: 'RUB' };
}

/** Converts roubles to paise at the rupee's rate, rounding half a paisa away from zero. */
export function toRupees(money: Money, rate: Rate): Money {
  if (money.currency !== 'RUB') throw internal(`toRupees was given ${money.currency}`);
  if (rate.valueE4 <= 0n) throw internal('a rate must be above zero');
  return { minor: halfUp(money.minor * divisor(rate), rate.valueE4), currency: 'INR' };
}

function divisor(rate: Rate): bigint {
  if (!Number.isInteger(rate.nominal) || rate.nominal < 1) throw internal('a nominal must be an integer of at least 1');
  return BigInt(rate.nominal) * 10_000n;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return (sign * (numerator * sign * 2n + denominator)) / (denominator * 2n);
}
