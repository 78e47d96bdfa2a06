import type { CardDetailsView, ReviewView } from '@setu/contract';

type Price = Pick<CardDetailsView, 'price_mode' | 'price_from' | 'price_to'>;

/**
 * Compares a price with the middle half of its category. A price range is outside only if all of it is. A price on
 * request is never outside.
 */
export function priceStanding(
  { price_mode: mode, price_from: from, price_to: to }: Price,
  { low, high }: NonNullable<ReviewView['price_norm']>,
): 'usual' | 'above' | 'below' {
  if (mode === 'request' || from === null) return 'usual';
  if (from > high) return 'above';
  return (mode === 'exact' ? from : (to ?? from)) < low ? 'below' : 'usual';
}
