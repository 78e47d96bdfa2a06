import type { CardPage, CardQuery } from '../search/domain/card-list.js';
import type { CardSet } from './search-index.js';

/**
 * Wraps a page search so that `isFound` ignores the selected facets. A selection then never changes how a search is
 * read.
 */
export const foundIgnoringFacets =
  (pageOf: (within: CardSet, query: CardQuery) => Promise<CardPage>) =>
  async (within: CardSet, query: CardQuery): Promise<CardPage> => {
    const page = await pageOf(within, query);
    if (page.isFound || within.choices.length === 0) return page;
    const { isFound } = await pageOf(
      { ...within, choices: [] },
      { ...query, offset: 0, limit: 1, isCoded: false, facets: undefined },
    );
    return { ...page, isFound };
  };
