import type { MoneyView, RateView } from '@setu/contract';
import { type Money, toRoubles, toRupees } from '@setu/kit/core';
import type { Money as WireMoney } from '@setu/proto/common';
import type { Rate } from '@setu/proto/fx/rates';

const currencies = new Set(['INR', 'RUB', 'USD', 'EUR']);
const isCurrency = (text: string): text is MoneyView['currency'] => currencies.has(text);

/** Minor units as a number of at most two decimals. */
export const major = (minor: bigint): number => Number(minor) / 100;

export const moneyView = (money: WireMoney | undefined): MoneyView | null =>
  money && isCurrency(money.currency) ? { value: major(money.minor), currency: money.currency } : null;

/** Roubles for one rupee, and the day the bank set it for; null without a valid rate. */
export const rateView = (rate: Rate | undefined): RateView | null =>
  rate?.valid ? { value: Number(rate.valueE4) / (10_000 * rate.nominal), date: rate.date, stale: rate.stale } : null;

/** A rate as it was copied into a document: valid for it whatever its age. */
export const keptRateView = (rate: Rate | undefined): RateView | null =>
  rate ? { value: Number(rate.valueE4) / (10_000 * rate.nominal), date: rate.date, stale: rate.stale } : null;

/** What a reader reckons in: roubles for Russian while a rate is valid, else rupees. */
export interface Reckoning {
  currency: 'RUB' | 'INR';
  /** An amount as typed, in paise. */
  toPaise: (amount: number) => bigint;
  /** Paise as an amount of the reader's currency. */
  fromPaise: (minor: bigint) => number;
}

export const reckoning = (language: 'ru' | 'en', rate: Rate | null): Reckoning => {
  const minorOf = (amount: number) => BigInt(Math.round(amount * 100));
  if (language !== 'ru' || !rate?.valid) return { currency: 'INR', toPaise: minorOf, fromPaise: major };
  const roubles = (minor: bigint): Money => ({ minor, currency: 'RUB' });
  return {
    currency: 'RUB',
    toPaise: (amount) => toRupees(roubles(minorOf(amount)), rate).minor,
    fromPaise: (minor) => major(toRoubles({ minor, currency: 'INR' }, rate).minor),
  };
};
