import {
  type DayRateView,
  type ExchangeRateView,
  type MoneyView,
  type RateSource,
  type RateView,
  rateSources,
} from '@setu/contract';
import { type Money, type Rate as MoneyRate, toRoubles } from '@setu/kit/core';
import type { Money as WireMoney } from '@setu/proto/common';
import type { DayRate, Rate } from '@setu/proto/fx/rates';

const currencies = new Set(['INR', 'RUB', 'USD', 'EUR']);
const isCurrency = (text: string): text is MoneyView['currency'] => currencies.has(text);

/** Converts minor units to a number with at most two decimals. */
export const major = (minor: bigint): number => Number(minor) / 100;

export const moneyView = (money: WireMoney | undefined): MoneyView | null =>
  money && isCurrency(money.currency) ? { value: major(money.minor), currency: money.currency } : null;

/** Presents the rate: roubles per rupee and the date of the Bank of Russia's rate. Null without a valid rate. */
export const rateView = (rate: Rate | undefined): RateView | null => (rate?.valid ? viewOf(rate) : null);

/** Presents a rate stored in a document. It stays valid for the document, however old it is. */
export const storedRateView = (rate: Rate | undefined): RateView | null => (rate ? viewOf(rate) : null);

const viewOf = ({ valueE4, nominal, date, stale, source }: Rate): RateView => ({
  value: Number(valueE4) / (10_000 * nominal),
  date,
  stale,
  source: rateSource(source),
});

/** Presents one day's rate in a series: roubles per rupee. */
export const dayRateView = ({ date, valueE4, nominal, source }: DayRate): DayRateView => ({
  date,
  rate: Number(valueE4) / (10_000 * nominal),
  source: rateSource(source),
});

/** Presents the rate of a currency, as the Bank of Russia quotes it. */
export const exchangeRateView = ({
  currency,
  date,
  valueE4,
  nominal,
  source,
  stale,
  valid,
}: Rate): ExchangeRateView => ({
  ...{ currency, date, nominal, stale, valid },
  rate: Number(valueE4) / 10_000,
  source: rateSource(source),
});

/** Returns the source of a rate. An unknown source is never presented as the Bank of Russia's. */
export const rateSource = (text: string): RateSource => rateSources.find((source) => source === text) ?? 'demo';

/** The reader's currency: roubles for Russian while a rate is valid, otherwise rupees. */
export interface Reckoning {
  currency: 'RUB' | 'INR';
  /**
   * Return the lowest and the highest number of paise shown as this amount, so that a price limit includes every price
   * shown as equal to it.
   */
  minPaise: (amount: number) => bigint;
  maxPaise: (amount: number) => bigint;
  /** Converts paise to an amount in the reader's currency. */
  fromPaise: (minor: bigint) => number;
}

/** Converts a typed amount to minor units. More than two decimals are rounded half up. */
export const minorAsTyped = (value: number): bigint => {
  const shifted = Number(`${value}e2`);
  return BigInt(Math.round(Number.isNaN(shifted) ? value * 100 : shifted));
};

const minorOf = (amount: number): bigint => BigInt(Math.round(amount * 100));

const ceil = (numerator: bigint, denominator: bigint): bigint => {
  const quotient = numerator / denominator;
  return numerator > 0n && numerator % denominator !== 0n ? quotient + 1n : quotient;
};

/** Returns the smallest number of paise that is worth at least `halfKopecks` / 2 at the rate. */
const paiseFrom = (halfKopecks: bigint, { valueE4, nominal }: MoneyRate): bigint =>
  halfKopecks <= 0n ? 0n : ceil(halfKopecks * BigInt(nominal) * 10_000n, 2n * valueE4);

export const reckoning = (language: 'ru' | 'en', rate: Rate | null): Reckoning => {
  if (language !== 'ru' || !rate?.valid)
    return { currency: 'INR', minPaise: minorOf, maxPaise: minorOf, fromPaise: major };
  const rupees = (minor: bigint): Money => ({ minor, currency: 'INR' });
  // Prices are shown rounded half up to a kopeck. An amount therefore includes all paise that round to it.
  return {
    currency: 'RUB',
    minPaise: (amount) => paiseFrom(2n * minorOf(amount) - 1n, rate),
    maxPaise: (amount) => paiseFrom(2n * minorOf(amount) + 1n, rate) - 1n,
    fromPaise: (minor) => major(toRoubles(rupees(minor), rate).minor),
  };
};
