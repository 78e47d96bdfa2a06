import type { RateView } from '@setu/contract';
import { currentLanguage, formatMoneyAsIs } from '../../../i18n/formats';
import { convert, type ExchangeRate, type Money, unitPrice } from '../../../lib/money';

export interface ConvertedPrice {
  /** The amount in the reader's currency if a rate is known, otherwise as stored. */
  main: string;
  /** The amount in the other currency, null without a rate. */
  other: string | null;
  /** The price of one unit in the currency of `main`, null without a count. `≈` marks a price that does not multiply. */
  each: string | null;
}

/**
 * Converts the price of `count` units at the rate of its own day. Russian shows roubles first, English rupees.
 */
export function convertedPrice(
  money: Money,
  rate: Pick<RateView, 'value' | 'date'> | null,
  count: number | null,
): ConvertedPrice {
  const known: ExchangeRate | null = rate && rate.value > 0 ? rate : null;
  const isConvertible = known !== null && (money.currency === 'INR' || money.currency === 'RUB');
  if (!isConvertible) return { main: formatMoneyAsIs(money), other: null, each: eachText(money, count) };
  const [first, second] = currentLanguage() === 'ru' ? (['RUB', 'INR'] as const) : (['INR', 'RUB'] as const);
  const main = convert(money, first, known, count);
  return {
    main: formatMoneyAsIs(main),
    other: formatMoneyAsIs(convert(money, second, known, count)),
    each: eachText(main, count),
  };
}

function eachText(total: Money, count: number | null): string | null {
  const unit = unitPrice(total, count);
  if (!unit) return null;
  return unit.isExact ? formatMoneyAsIs(unit.price) : `≈\u00A0${formatMoneyAsIs(unit.price)}`;
}
