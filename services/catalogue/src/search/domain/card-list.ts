import type { Facet } from '@setu/proto/words';
import type { CodedCards } from './facet-codes.js';
import type { HeldCategories, ListFacets } from './facet-counts.js';
import type { FacetChoices } from './facets.js';

/** What a list of cards asks for; prices in paise of INR, inclusive: a card matches when its own range overlaps. */
export interface CardQuery {
  price: PriceRange;
  order: CardOrder;
  offset: number;
  limit: number;
  /** The cards of the list are wanted as they are counted, where reading them costs no second look. */
  isCoded?: boolean;
  /** Its facets are wanted, where whoever lists can count them itself. */
  facets?: FacetsAsked | undefined;
}

/** Which facets of a list are counted, and what is chosen of them. */
export interface FacetsAsked {
  choices: FacetChoices;
  held: HeldCategories;
  /** Facets that tell nothing here. */
  without: readonly Facet[];
}

export interface PriceRange {
  from: bigint | undefined;
  to: bigint | undefined;
}

/** Popularity when `by` says so; name and brand orders break ties by id. */
export interface CardOrder {
  by: 'popularity' | 'nameEn' | 'nameRu' | 'brand';
  descending: boolean;
}

/** The most popular cards of a set. */
export const mostPopular = {
  price: { from: undefined, to: undefined },
  order: { by: 'popularity', descending: false },
  offset: 0,
} as const;

/** A page of cards by id, and what is true of the whole set. */
export interface CardPage {
  ids: string[];
  total: number;
  /** `total` is a lower bound. */
  atLeast: boolean;
  /** Whether the set without the price filter holds anything: an empty page of a priced-out set is not an empty search. */
  isFound: boolean;
  /** The lowest and the highest price of the set without the price filter, in paise; absent when nothing has a price. */
  minPrice: bigint | undefined;
  maxPrice: bigint | undefined;
  /** The most popular cards of the set, with the price filter: `countedMost`, and one more which tells of others. */
  coded?: CodedCards;
  /** Its facets, where they were asked for and are counted with the page. */
  facets?: ListFacets;
}

/** Totals and price ranges of searches look at so many of the most popular matches. */
export const countedMost = 10_000;

export const isPriced = ({ from, to }: PriceRange): boolean => from !== undefined || to !== undefined;
