import type { OfferLandedList, OfferLandedView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import type { Language } from '../language/locale.js';
import { landedPriceView } from './landed-price.js';

type Compared = Pick<OfferLandedView, 'id' | 'total' | 'is_complete'>;

/**
 * Returns the offer that certainly costs the least. A price that is not complete can only rise, so it can be above the
 * cheapest one but never the cheapest itself. Undefined without at least two offers, and if two cost the same.
 */
export function cheapestOf(offers: readonly Compared[]): string | undefined {
  if (offers.length < 2) return undefined;
  const [first, second] = offers.toSorted((a, b) => a.total - b.total);
  return first?.is_complete && first.total !== second?.total ? first.id : undefined;
}

/** Presents the landed prices of offers for a comparison. */
export function offerLandedList(
  estimates: readonly wire.GoodsEstimate[],
  rateDate: string | null,
  language: Language,
): OfferLandedList {
  const prices = estimates.map(({ key: id, price }) => {
    if (!price) throw internal('an offer without its landed price');
    return { id, ...landedPriceView(price, rateDate, language) };
  });
  const cheapest = cheapestOf(prices);
  const least = prices.find(({ id }) => id === cheapest)?.total;
  return {
    list: prices.map(({ id, total, per_unit, is_complete, lines, gaps }) => ({
      ...{ id, total, per_unit, is_complete, lines, gaps, is_cheapest: id === cheapest },
      above_cheapest:
        least === undefined || id === cheapest || !is_complete ? null : Math.round((total - least) * 100) / 100,
    })),
    city: prices[0]?.city ?? null,
    rate_date: rateDate,
  };
}
