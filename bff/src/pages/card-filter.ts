import type { cardListCodec, ListQuery } from '@setu/contract';
import { inr } from '@setu/kit/core';
import type { CardFilter, CardTotals } from '@setu/proto/catalogue/search';
import type { Money } from '@setu/proto/common';
import type { CallContext } from '../http/call-context.js';
import { wireChoices } from '../present/facet.js';
import { type Reckoning, reckoning } from '../present/money.js';

export type CardQuery = ListQuery<typeof cardListCodec>;

/** Returns whether a list of cards is searched, or filtered by price or facets. */
export const isFiltered = ({ filters: { f_search: search, f_price: price, f: facets } }: CardQuery): boolean =>
  search !== '' || price.from !== null || price.to !== null || Object.keys(facets).length > 0;

/** Returns the filters of a list of cards with prices in paise, and the currency conversion that was used. */
export const reckonFilter = async (
  call: CallContext,
  { filters }: CardQuery,
): Promise<{ reckoned: Reckoning; filter: CardFilter }> => {
  const reckoned = reckoning(call.locale, await call.deps.rates.get(call.reads()));
  const { f_search: search, f_exact: asTyped, f_price: price, f: facets } = filters;
  const priceFrom = price.from === null ? undefined : inr(reckoned.minPaise(price.from));
  const priceTo = price.to === null ? undefined : inr(reckoned.maxPaise(price.to));
  return { reckoned, filter: { search, asTyped, priceFrom, priceTo, facets: wireChoices(facets) } };
};

/** Converts the query's sort for the service call. */
export const wireSort = (sort: { key: string; direction: 'asc' | 'desc' } | null) =>
  sort === null ? undefined : { key: sort.key, descending: sort.direction === 'desc' };

/** Returns the lowest and highest price of the list, in the reader's currency. Both are null if no card has a price. */
export const priceRange = (totals: CardTotals | undefined, reckoned: Reckoning) => {
  const shown = (money: Money | undefined) => ({ value: money ? reckoned.fromPaise(money.minor) : null });
  return { price: { values: [shown(totals?.minPrice), shown(totals?.maxPrice)] } };
};
