import { inr } from '@setu/kit/core';
import { readId, readOptionalId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Returns what published cards of a category usually cost per unit. Every caller may read it, as the prices are public. */
export const getPriceNorm: Rpc<'getPriceNorm'> =
  ({ read: { priceNorms } }) =>
  async ({ categoryId, unitId, exceptSkuId }) => {
    const norm = await priceNorms.of(readId(categoryId), readId(unitId), readOptionalId(exceptSkuId));
    if (norm === undefined) return { norm: undefined };
    const { low, median, high, cards } = norm;
    return { norm: { low: inr(low), median: inr(median), high: inr(high), cards } };
  };
