import type { CategoryLinkView, CategoryView, FacetView } from '@setu/contract';

/** What an answer tells of its cards as a whole. */
export interface CardListFacts {
  /** Least and most of the set without the price filter, in `currency`; empty when nothing has a price. */
  bounds: readonly (number | null)[];
  currency: CategoryView['currency'];
  /** What a search without matches was read as. */
  correctedSearch: string | null;
  facets: readonly FacetView[];
  /** Where a search that finds nothing came nearest. */
  nearest: readonly CategoryLinkView[];
  /** Fewer of its words that find something. */
  shorter: CategoryView['shorter_searches'];
}

type Answer = Pick<CategoryView, 'products_attributes' | 'currency' | 'corrected_search' | 'facets'> &
  Partial<Pick<CategoryView, 'nearest_categories' | 'shorter_searches'>>;

export const cardListFacts = ({
  products_attributes,
  currency,
  corrected_search,
  facets,
  nearest_categories,
  shorter_searches,
}: Answer): CardListFacts => ({
  bounds: products_attributes.price.values.map(({ value }) => value),
  currency,
  correctedSearch: corrected_search,
  facets,
  nearest: nearest_categories ?? [],
  shorter: shorter_searches ?? [],
});

/** Whole figures around the range, for the fields' hints: never a bound that would leave a card out. */
export function hintBounds(bounds: readonly (number | null)[]): { from: number; to: number } | null {
  const [from = null, to = null] = bounds;
  return from === null || to === null ? null : { from: Math.floor(from), to: Math.ceil(to) };
}
