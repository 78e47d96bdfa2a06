import { addUp, type Money, multiply } from '../../../lib/money';
import { countOf } from '../model/request-prices';
import type { DescriptionValues } from './description-values';

/** Returns a typed amount in roubles, or null if it is not a positive number. */
export function typedRoubles(typed: string): Money | null {
  const value = Number(typed);
  return typed !== '' && Number.isFinite(value) && value > 0 ? { value, currency: 'RUB' } : null;
}

/** Returns the sum of quantity times price over all items, or null while an item lacks one of them. */
export function sumByPrices({
  positionCount,
  positionPrice,
  furtherPositions,
}: Pick<DescriptionValues, 'positionCount' | 'positionPrice' | 'furtherPositions'>): Money | null {
  const items = [{ count: positionCount, price: positionPrice }, ...furtherPositions];
  const sums = items.flatMap(({ count: typed, price: text }) => {
    const count = countOf(typed);
    const price = typedRoubles(text);
    return price && count ? [multiply(price, count)] : [];
  });
  return sums.length === items.length ? addUp(sums, 'RUB') : null;
}
