import { cardListCodec, type ListQuery, parseListQuery } from '@setu/contract';
import { inr, invalid } from '@setu/kit/core';
import type { CardFilter, CardTotals } from '@setu/proto/catalogue/search';
import type { Money } from '@setu/proto/common';
import type { Ask } from '../http/ask.js';
import { type Reckoning, reckoning } from '../present/money.js';

type CardQuery = ListQuery<typeof cardListCodec>;

/** A list of cards as asked for, prices turned into paise once. Refuses (422) what the codec finds wrong. */
export const readCardQuery = async (
  ask: Ask,
): Promise<{ query: CardQuery; reckoned: Reckoning; filter: CardFilter }> => {
  const { query, problems } = parseListQuery(cardListCodec, ask.query);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(({ path, code }) => [path, code])));
  const reckoned = reckoning(ask.locale, await ask.deps.rates.get(ask.reads()));
  const { f_search: search, f_price: price } = query.filters;
  const priceFrom = price.from === null ? undefined : inr(reckoned.least(price.from));
  const priceTo = price.to === null ? undefined : inr(reckoned.most(price.to));
  return { query, reckoned, filter: { search, priceFrom, priceTo } };
};

/** The sort of the query on the wire. */
export const wireSort = (sort: { key: string; direction: 'asc' | 'desc' } | null) =>
  sort === null ? undefined : { key: sort.key, descending: sort.direction === 'desc' };

/** The least and the most price of the set, in the reader's currency: two values, null when nothing has a price. */
export const priceRange = (totals: CardTotals | undefined, reckoned: Reckoning) => {
  const shown = (money: Money | undefined) => ({ value: money ? reckoned.fromPaise(money.minor) : null });
  return { price: { values: [shown(totals?.minPrice), shown(totals?.maxPrice)] } };
};
