import type { CategoryLinkView, CategoryView, FacetView } from '@setu/contract';

/** What a list answer says about all matching cards, not only the current page. */
export interface CardListFacts {
  /** Minimum and maximum price of the set without the price filter, in `currency`. Empty if no card has a price. */
  bounds: readonly (number | null)[];
  currency: CategoryView['currency'];
  /** The corrected search, if the typed one had no matches. */
  correctedSearch: string | null;
  /** The words of the search that no card has together with the others. The cards are found without them. */
  droppedWords: readonly string[];
  /** The words of the search that work as filters: a price limit, a measure. */
  searchFilters: CategoryView['search_filters'];
  /** Whether some cards were found by their meaning. */
  hasClose: boolean;
  facets: readonly FacetView[];
  /** The categories nearest to a search without results. */
  nearest: readonly CategoryLinkView[];
  /** Shorter searches that have results. */
  shorter: CategoryView['shorter_searches'];
}

type Answer = Pick<
  CategoryView,
  'products_attributes' | 'currency' | 'corrected_search' | 'facets' | 'search_filters'
> &
  Partial<Pick<CategoryView, 'nearest_categories' | 'shorter_searches' | 'dropped_words' | 'close_ids'>>;

export const cardListFacts = ({
  products_attributes,
  currency,
  corrected_search,
  facets,
  nearest_categories,
  shorter_searches,
  dropped_words,
  search_filters,
  close_ids,
}: Answer): CardListFacts => ({
  bounds: products_attributes.price.values.map(({ value }) => value),
  currency,
  correctedSearch: corrected_search,
  droppedWords: dropped_words ?? [],
  searchFilters: search_filters,
  hasClose: (close_ids ?? []).length > 0,
  facets,
  nearest: nearest_categories ?? [],
  shorter: shorter_searches ?? [],
});
