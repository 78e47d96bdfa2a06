import type { CardPage, CardQuery } from '../search/domain/card-list.js';
import type { CardSet } from './search-index.js';

/**
 * Takes how a page is found, gives the same with `isFound` as it would be if no facet were chosen: what is chosen of facets
 * never makes a search be read another way.
 */
export const foundAnyhow =
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
