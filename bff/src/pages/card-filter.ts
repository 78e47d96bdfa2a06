import type { cardListCodec, ListQuery, SearchFilter } from '@setu/contract';
import { inr } from '@setu/kit/core';
import type { CardFilter, CardTotals } from '@setu/proto/catalogue/search';
import type { Money } from '@setu/proto/common';
import type { Rate } from '@setu/proto/fx/rates';
import type { CallContext } from '../http/call-context.js';
import { readPriceWords } from '../language/price-words.js';
import { wireChoices } from '../present/facet.js';
import { type Reckoning, reckoning } from '../present/money.js';

export type CardQuery = ListQuery<typeof cardListCodec>;

/** Returns whether a list of cards is searched, or filtered by price or facets. */
export const isFiltered = ({ filters: { f_search: search, f_price: price, f: facets } }: CardQuery): boolean =>
  search !== '' || price.from !== null || price.to !== null || Object.keys(facets).length > 0;

type PriceFilter = Extract<SearchFilter, { kind: 'price' }>;

/** Returns the price limit that the words of a search name. Undefined if there is none, or no rate to convert it. */
function searchedPrice(search: string, of: { reckoned: Reckoning; rate: Rate | null }) {
  const read = readPriceWords(search);
  if (read === undefined) return undefined;
  const currency = read.currency ?? of.reckoned.currency;
  const reckoned =
    currency === of.reckoned.currency ? of.reckoned : reckoning(currency === 'RUB' ? 'ru' : 'en', of.rate);
  if (reckoned.currency !== currency) return undefined;
  const { words, rest, from, to } = read;
  const filter: PriceFilter = { kind: 'price', words, from, to, currency };
  return { rest, filter, ...paiseOf(reckoned, { from, to }) };
}

const paiseOf = (reckoned: Reckoning, { from, to }: { from: number | null; to: number | null }) => ({
  least: from === null ? undefined : reckoned.minPaise(from),
  most: to === null ? undefined : reckoned.maxPaise(to),
});

const money = (paise: bigint | undefined) => (paise === undefined ? undefined : inr(paise));
const known = (limits: readonly (bigint | undefined)[]): bigint[] => limits.filter((limit) => limit !== undefined);
const greatest = (limits: bigint[]) => limits.toSorted((one, other) => (one < other ? 1 : -1))[0];
const smallest = (limits: bigint[]) => limits.toSorted((one, other) => (one < other ? -1 : 1))[0];

/**
 * Returns the filters of a list of cards with prices in paise, the currency conversion that was used, and the price that
 * words of the search name. That price and the price filter apply together.
 */
export const reckonFilter = async (
  call: CallContext,
  { filters }: CardQuery,
): Promise<{ reckoned: Reckoning; filter: CardFilter; searched: PriceFilter[] }> => {
  const rate = await call.deps.rates.get(call.reads());
  const reckoned = reckoning(call.locale, rate);
  const { f_search: search, f_exact: asTyped, f_price: price, f: facets } = filters;
  const inWords = asTyped ? undefined : searchedPrice(search, { reckoned, rate });
  const { least, most } = paiseOf(reckoned, price);
  return {
    reckoned,
    filter: {
      search: inWords?.rest ?? search,
      asTyped,
      priceFrom: money(greatest(known([least, inWords?.least]))),
      priceTo: money(smallest(known([most, inWords?.most]))),
      facets: wireChoices(facets),
    },
    searched: inWords === undefined ? [] : [inWords.filter],
  };
};

/** Returns the parts of a search that work as filters. */
export const searchFilters = (searched: readonly PriceFilter[], measures: readonly string[]): SearchFilter[] => [
  ...searched,
  ...measures.map((words) => ({ kind: 'measure' as const, words })),
];

/** Converts the query's sort for the service call. */
export const wireSort = (sort: { key: string; direction: 'asc' | 'desc' } | null) =>
  sort === null ? undefined : { key: sort.key, descending: sort.direction === 'desc' };

/** Returns the lowest and highest price of the list, in the reader's currency. Both are null if no card has a price. */
export const priceRange = (totals: CardTotals | undefined, reckoned: Reckoning) => {
  const shown = (money: Money | undefined) => ({ value: money ? reckoned.fromPaise(money.minor) : null });
  return { price: { values: [shown(totals?.minPrice), shown(totals?.maxPrice)] } };
};
