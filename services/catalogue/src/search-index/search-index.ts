import type { CardPage, CardQuery, PriceRange } from '../search/domain/card-list.js';
import type { CodedCards } from '../search/domain/facet-codes.js';
import type { CountedFacets, HeldCategories } from '../search/domain/facet-counts.js';
import type { FacetChoices } from '../search/domain/facets.js';
import type { LexemeQuery } from '../search/domain/lexeme-query.js';
import type { Nearest } from '../search/domain/nearest.js';
import type { Match } from '../search/domain/search-query.js';
import type { Suggested } from '../search/domain/suggestion.js';
import type { SearchedPage } from '../search/store/searched-page.js';

/** Of which public cards a list is made; undefined: of all. */
export interface CardSet {
  /** The number of a category, whose sub-tree it is. */
  categoryNum: number | undefined;
  companyNum: number | undefined;
  /** What is chosen of facets: all of it. */
  choices: readonly LexemeQuery[];
}

/** A list without a search. */
export interface BrowseAsked {
  within: CardSet;
  query: CardQuery;
}

/** A list with a search. */
export interface SearchAsked extends BrowseAsked {
  /** As `tidySearch` gives it; not empty. */
  search: string;
  /** It is taken word for word, and never corrected. */
  asTyped: boolean;
  /** The language of who asks. */
  reader: 'ru' | 'en';
}

/** A search that found nothing. */
export type NearestAsked = Pick<SearchAsked, 'search' | 'reader'>;

/** What was typed so far. */
export interface SuggestAsked {
  /** As `tidySearch` gives it; not empty. */
  search: string;
  reader: 'ru' | 'en';
  /** Categories without public cards too. */
  withEmpty: boolean;
}

/** A list whose facets are counted. */
export interface CountAsked {
  /** Where it is, without what is chosen. */
  within: Pick<CardSet, 'categoryNum' | 'companyNum'>;
  price: PriceRange;
  /** The reading that found its cards, as `SearchedPage` tells it; undefined for a list without a search. */
  match: Match | undefined;
  choices: FacetChoices;
  held: HeldCategories;
  /** Its cards where `isCoded` brought them with the page. */
  coded: CodedCards | undefined;
}

/** What finds public cards. Every adapter answers alike; they differ in what they need, and in how soon they know of a change. */
export interface SearchIndex {
  browse(asked: BrowseAsked): Promise<CardPage>;
  search(asked: SearchAsked): Promise<SearchedPage>;
  suggest(asked: SuggestAsked): Promise<Suggested>;
  /** Counts each value of each facet by what is chosen of the others: the cards that choosing it gives. */
  count(asked: CountAsked): Promise<CountedFacets>;
  /** What of the whole catalogue is nearest to a search that found nothing. */
  nearest(asked: NearestAsked): Promise<Nearest>;
}

/** What finds cards and counts no facets. */
export type FindingIndex = Omit<SearchIndex, 'count'>;
