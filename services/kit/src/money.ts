import { internal } from './errors.js';

/** An amount in minor units (paise, kopecks) of an ISO 4217 currency. */
export interface Money {
  minor: bigint;
  currency: string;
}

/** `valueE4` / 10 000 roubles are worth `nominal` units of the foreign currency, as the Bank of Russia quotes. */
export interface Rate {
  valueE4: bigint;
  nominal: number;
}

/** So many paise. */
export const inr = (minor: bigint): Money => ({ minor, currency: 'INR' });

/** The price of `count` pieces, exact. */
export const timesMoney = (money: Money, count: number | bigint): Money => ({
  minor: money.minor * BigInt(count),
  currency: money.currency,
});

/** The foreign amount in kopecks at the rate, half a kopeck up (away from zero). */
export function toRoubles(money: Money, rate: Rate): Money {
  if (money.currency === 'RUB') throw internal('toRoubles was given roubles');
  return { minor: halfUp(money.minor * rate.valueE4, divisor(rate)), currency: 'RUB' };
}

/** Roubles in paise at the rate of the rupee, half a paisa up (away from zero). */
export function toRupees(money: Money, rate: Rate): Money {
  if (money.currency !== 'RUB') throw internal(`toRupees was given ${money.currency}`);
  if (rate.valueE4 <= 0n) throw internal('a rate must be above zero');
  return { minor: halfUp(money.minor * divisor(rate), rate.valueE4), currency: 'INR' };
}

function divisor(rate: Rate): bigint {
  if (!Number.isInteger(rate.nominal) || rate.nominal < 1) throw internal('a nominal must be a whole number from 1');
  return BigInt(rate.nominal) * 10_000n;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return (sign * (numerator * sign * 2n + denominator)) / (denominator * 2n);
}
