import type { RateView } from '@setu/contract';
import { currentLanguage, formatMoneyRangeAsIs, isRupeesFirst } from '../../../i18n/formats';
import { convert, type ExchangeRate, type Money, unitPrice } from '../../../lib/money';

export interface ConvertedPrice {
  /** The amount in the reader's currency if a rate is known, otherwise as stored. */
  main: string;
  /** The amount in the other currency, null without a rate. */
  other: string | null;
  /** The price of one unit in the currency of `main`, null without a count. `≈` marks a price that does not multiply. */
  each: string | null;
  /** The price of one unit in the currency of `other`. */
  otherEach: string | null;
}

/** An amount, or a range from `value` to `value_to`. */
interface PriceRange extends Money {
  value_to?: number | undefined;
}

/**
 * Converts the price of `count` units, or a range of prices, at the rate of its own day. Russian shows roubles first,
 * English rupees. Suppliers see rupees first in both languages, because they quote in rupees.
 */
export function convertedPrice(
  { value_to, ...from }: PriceRange,
  rate: Pick<RateView, 'value' | 'date'> | null,
  count: number | null,
): ConvertedPrice {
  const known: ExchangeRate | null = rate && rate.value > 0 ? rate : null;
  const ends = [from, ...(value_to === undefined ? [] : [{ value: value_to, currency: from.currency }])];
  const isConvertible = known !== null && (from.currency === 'INR' || from.currency === 'RUB');
  if (!isConvertible) return { main: rangeOf(ends), other: null, each: eachText(ends, count), otherEach: null };
  const first = shownCurrency();
  const second = first === 'RUB' ? 'INR' : 'RUB';
  const inCurrency = (currency: 'RUB' | 'INR') => ends.map((money) => convert(money, currency, known, count));
  return {
    main: rangeOf(inCurrency(first)),
    other: rangeOf(inCurrency(second)),
    each: eachText(inCurrency(first), count),
    otherEach: eachText(inCurrency(second), count),
  };
}

/** Returns the currency in which the reader sees the amounts of requests first. */
export const shownCurrency = (): 'RUB' | 'INR' => (currentLanguage() === 'ru' && !isRupeesFirst() ? 'RUB' : 'INR');

const rangeOf = ([from, to]: readonly Money[]): string => (from ? formatMoneyRangeAsIs(from, to ?? null) : '');

function eachText(totals: readonly Money[], count: number | null): string | null {
  const units = totals.flatMap((total) => unitPrice(total, count) ?? []);
  if (units.length === 0) return null;
  const text = rangeOf(units.map(({ price }) => price));
  return units.every(({ isExact }) => isExact) ? text : `≈\u00A0${text}`;
}
