import type { RateView } from '@setu/contract';
import { currentLanguage, formatMoneyAsIs } from '../../../i18n/formats';
import { convert, type ExchangeRate, type Money } from '../../../lib/money';

export interface ConvertedPrice {
  /** The amount in the reader's currency if a rate is known, otherwise as stored. */
  main: string;
  /** The amount in the other currency, null without a rate. */
  other: string | null;
}

/** Converts an amount of a request at the rate of its own day. Russian shows roubles first, English rupees. */
export function convertedPrice(money: Money, rate: Pick<RateView, 'value' | 'date'> | null): ConvertedPrice {
  const known: ExchangeRate | null = rate && rate.value > 0 ? rate : null;
  const isConvertible = known !== null && (money.currency === 'INR' || money.currency === 'RUB');
  if (!isConvertible) return { main: formatMoneyAsIs(money), other: null };
  const [first, second] = currentLanguage() === 'ru' ? (['RUB', 'INR'] as const) : (['INR', 'RUB'] as const);
  return {
    main: formatMoneyAsIs(convert(money, first, known)),
    other: formatMoneyAsIs(convert(money, second, known)),
  };
}
