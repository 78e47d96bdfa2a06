import type { Facet } from '@setu/proto/words';
import type { CodedCards } from './facet-codes.js';
import type { CategorySubtrees, ListFacets } from './facet-counts.js';
import type { FacetChoices } from './facets.js';

/**
 * A query for a list of cards. Prices are in paise of INR and inclusive. A card matches if its own price range
 * overlaps.
 */
export interface CardQuery {
  price: PriceRange;
  order: CardOrder;
  offset: number;
  limit: number;
  /** Requests the list's cards in the coded form for counting, if that needs no second query. */
  isCoded?: boolean;
  /** How many of the most popular matches the read model counts, `maxCounted` by default. */
  counted?: number;
  /** Requests the facets, if the index can count them with the list. */
  facets?: FacetsQuery | undefined;
}

/** The facets of a list to count, and the selected values. */
export interface FacetsQuery {
  choices: FacetChoices;
  subtrees: CategorySubtrees;
  /** Facets to leave out because they are of no use in this list. */
  without: readonly Facet[];
}

export interface PriceRange {
  from: bigint | undefined;
  to: bigint | undefined;
}

/** The order of a list by a value of its rows. Orders by name and brand break ties by id. */
export interface RowOrder {
  by: 'popularity' | 'nameEn' | 'nameRu' | 'brand';
  descending: boolean;
}

/** The order by landed price. Cards without a complete one come last in either direction. Ties are decided by rank. */
export interface LandedOrder {
  by: 'landed';
  descending: boolean;
}

/** The order of a list. */
export type CardOrder = RowOrder | LandedOrder;

/** A query for the most popular cards of a set. */
export const mostPopular = {
  price: { from: undefined, to: undefined },
  order: { by: 'popularity', descending: false },
  offset: 0,
} as const;

/** A page of card ids, and the totals of the full set. */
export interface CardPage {
  ids: string[];
  total: number;
  /** True if `total` is a lower bound. */
  atLeast: boolean;
  /**
   * Whether the set has cards if the price filter is ignored. A search whose cards are all outside the price range
   * still counts as found.
   */
  isFound: boolean;
  /** The lowest and highest price of the set without the price filter, in paise. Undefined if no card has a price. */
  minPrice: bigint | undefined;
  maxPrice: bigint | undefined;
  /**
   * The most popular cards of the set, with the price filter: as many as are counted, and one more if there are others.
   */
  coded?: CodedCards;
  /** The facets, if they were requested and counted with the page. */
  facets?: ListFacets;
}

/** The number of most popular matches that totals and price ranges of searches are based on. */
export const maxCounted = 10_000;

/**
 * The same while the read model answers in place of an index. With a million cards, ten times as many matches would cost
 * a list a second of processor time, and then the database could not answer all lists.
 */
export const maxCountedInPlace = 1_000;

/** Returns how many matches a page needs to be counted. A deep page needs more than the limit. */
export const countedFor = ({ counted = maxCounted, offset, limit }: CardQuery): number =>
  Math.max(counted, offset + limit);

export const isPriced = ({ from, to }: PriceRange): boolean => from !== undefined || to !== undefined;
