import type { RateView } from '@setu/contract';
import { currentLanguage, formatMoneyAsIs } from '../../../i18n/formats';
import { convert, type ExchangeRate, type Money } from '../../../lib/money';

export interface ConvertedPrice {
  /** In the reader's currency where a rate is known, else as stored. */
  main: string;
  /** The other of the two currencies; null without a rate. */
  other: string | null;
}

/** An amount of a request at the rate of its own day: roubles first in Russian, rupees first in English. */
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
