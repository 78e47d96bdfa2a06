import type { CardPage, CardQuery, PriceRange } from '../search/domain/card-list.js';
import type { CodedCards } from '../search/domain/facet-codes.js';
import type { CategorySubtrees, CountedFacets } from '../search/domain/facet-counts.js';
import type { FacetChoices } from '../search/domain/facets.js';
import type { LexemeQuery } from '../search/domain/lexeme-query.js';
import type { Nearest } from '../search/domain/nearest.js';
import type { Match } from '../search/domain/search-query.js';
import type { Suggested } from '../search/domain/suggestion.js';
import type { SearchedPage } from '../search/store/searched-page.js';

/** The set of public cards in a list. An undefined field does not restrict it. */
export interface CardSet {
  /** The number of the category whose subtree is listed. */
  categoryNum: number | undefined;
  companyNum: number | undefined;
  /** The selected facet values. A card must match all of them. */
  choices: readonly LexemeQuery[];
}

/** A list without a search. */
export interface BrowseQuery {
  within: CardSet;
  query: CardQuery;
}

/** A list with a search. */
export interface SearchQuery extends BrowseQuery {
  /** As returned by `tidySearch`, and not empty. */
  search: string;
  /** True to take the words literally, without correction. */
  asTyped: boolean;
  /** True to use near meanings in spite of `asTyped`. */
  hasNear?: boolean | undefined;
  /** The language of the user. */
  reader: 'ru' | 'en';
}

/** A search that found nothing. */
export type NearestQuery = Pick<SearchQuery, 'search' | 'reader'>;

/** The text typed so far. */
export interface SuggestQuery {
  /** As returned by `tidySearch`, and not empty. */
  search: string;
  reader: 'ru' | 'en';
  /** True to include categories without public cards. */
  withEmpty: boolean;
}

/** A list whose facets are counted. */
export interface CountQuery {
  /** The category or company of the list, without selected facet values. */
  within: Pick<CardSet, 'categoryNum' | 'companyNum'>;
  price: PriceRange;
  /** The reading of the search that found the cards, as in `SearchedPage`. Undefined for a list without a search. */
  match: Match | undefined;
  choices: FacetChoices;
  subtrees: CategorySubtrees;
  /** The cards of the list, if `isCoded` returned them with the page. */
  coded: CodedCards | undefined;
}

/**
 * Finds public cards. All adapters return the same results. They differ in their requirements and in how soon they see
 * a change.
 */
export interface SearchIndex {
  browse(query: BrowseQuery): Promise<CardPage>;
  search(query: SearchQuery): Promise<SearchedPage>;
  suggest(query: SuggestQuery): Promise<Suggested>;
  /**
   * Counts each value of each facet within the selection of the other facets. The count is the number of cards that the
   * list would have with the value selected.
   */
  count(query: CountQuery): Promise<CountedFacets>;
  /** Finds the categories and cards of the full catalogue that are nearest to a search without results. */
  nearest(query: NearestQuery): Promise<Nearest>;
}

/** Thrown by an index that has only some of the cards and cannot answer a request with them. */
export class IncompleteIndex extends Error {
  override name = 'IncompleteIndex';
}

/** A search index that does not count facets. */
export type FindingIndex = Omit<SearchIndex, 'count'>;
