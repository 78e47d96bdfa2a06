import { inr } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/search';
import type { CardPage } from '../domain/card-list.js';

const money = (minor: bigint | undefined): ReturnType<typeof inr> | undefined =>
  minor === undefined ? undefined : inr(minor);

/** Converts the totals of a list to their wire form. */
export const toWireTotals = (page: CardPage): wire.CardTotals => ({
  total: page.total,
  atLeast: page.atLeast,
  minPrice: money(page.minPrice),
  maxPrice: money(page.maxPrice),
});
