import type { CardPage } from '../domain/card-list.js';
import type { Match } from '../domain/search-query.js';
import { readSearch } from '../store/read-search.js';
import type { Vocabulary } from '../store/vocabulary.js';

/** A page, and what its search was read as (empty: as typed). */
export interface SearchedPage {
  page: CardPage;
  corrected: string;
}

const NOTHING: CardPage = {
  ids: [],
  total: 0,
  atLeast: false,
  isFound: false,
  minPrice: undefined,
  maxPrice: undefined,
};

/** Takes a search and a list of what matches, gives the page of its first reading that finds anything. */
export async function searchedPage(
  vocabulary: Vocabulary,
  search: string,
  list: (match: Match) => Promise<CardPage>,
): Promise<SearchedPage> {
  const searched = await readSearch({
    vocabulary,
    search,
    unfinished: 'if nothing else',
    attempt: async ({ match }) => {
      const page = await list(match);
      return page.isFound ? page : undefined;
    },
  });
  return { page: searched?.found ?? NOTHING, corrected: searched?.corrected ?? '' };
}
