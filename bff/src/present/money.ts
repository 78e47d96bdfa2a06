import { type DayRateView, type MoneyView, type RateSource, type RateView, rateSources } from '@setu/contract';
import { type Money, type Rate as MoneyRate, toRoubles } from '@setu/kit/core';
import type { Money as WireMoney } from '@setu/proto/common';
import type { DayRate, Rate } from '@setu/proto/fx/rates';

const currencies = new Set(['INR', 'RUB', 'USD', 'EUR']);
const isCurrency = (text: string): text is MoneyView['currency'] => currencies.has(text);

/** Minor units as a number of at most two decimals. */
export const major = (minor: bigint): number => Number(minor) / 100;

export const moneyView = (money: WireMoney | undefined): MoneyView | null =>
  money && isCurrency(money.currency) ? { value: major(money.minor), currency: money.currency } : null;

/** Roubles for one rupee, and the day the bank set it for; null without a valid rate. */
export const rateView = (rate: Rate | undefined): RateView | null => (rate?.valid ? viewOf(rate) : null);

/** A rate as it was copied into a document: valid for it whatever its age. */
export const keptRateView = (rate: Rate | undefined): RateView | null => (rate ? viewOf(rate) : null);

const viewOf = ({ valueE4, nominal, date, stale, source }: Rate): RateView => ({
  value: Number(valueE4) / (10_000 * nominal),
  date,
  stale,
  source: rateSource(source),
});

/** A day's rate in a row of days: roubles for one rupee. */
export const dayRateView = ({ date, valueE4, nominal, source }: DayRate): DayRateView => ({
  date,
  rate: Number(valueE4) / (10_000 * nominal),
  source: rateSource(source),
});

/** Where a rate came from; one that does not say it is never told as the Bank of Russia's. */
export const rateSource = (text: string): RateSource => rateSources.find((source) => source === text) ?? 'demo';

/** What a reader reckons in: roubles for Russian while a rate is valid, else rupees. */
export interface Reckoning {
  currency: 'RUB' | 'INR';
  /** The least and the most paise that are shown as the amount: what is shown at a bound is within it. */
  least: (amount: number) => bigint;
  most: (amount: number) => bigint;
  /** Paise as an amount of the reader's currency. */
  fromPaise: (minor: bigint) => number;
}

/** An amount as it came, in minor units: what is beyond two decimals is rounded, half up. */
export const minorAsTyped = (value: number): bigint => {
  const shifted = Number(`${value}e2`);
  return BigInt(Math.round(Number.isNaN(shifted) ? value * 100 : shifted));
};

const minorOf = (amount: number): bigint => BigInt(Math.round(amount * 100));

const ceil = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return numerator > 0n && numerator % denominator !== 0n ? whole + 1n : whole;
};

/** The least paise that come to `halfKopecks` / 2 or more at the rate. */
const paiseFrom = (halfKopecks: bigint, { valueE4, nominal }: MoneyRate): bigint =>
  halfKopecks <= 0n ? 0n : ceil(halfKopecks * BigInt(nominal) * 10_000n, 2n * valueE4);

export const reckoning = (language: 'ru' | 'en', rate: Rate | null): Reckoning => {
  if (language !== 'ru' || !rate?.valid) return { currency: 'INR', least: minorOf, most: minorOf, fromPaise: major };
  const rupees = (minor: bigint): Money => ({ minor, currency: 'INR' });
  // Shown are whole kopecks, half a kopeck up: an amount stands for all paise that round to it.
  return {
    currency: 'RUB',
    least: (amount) => paiseFrom(2n * minorOf(amount) - 1n, rate),
    most: (amount) => paiseFrom(2n * minorOf(amount) + 1n, rate) - 1n,
    fromPaise: (minor) => major(toRoubles(rupees(minor), rate).minor),
  };
};
