import type { CardPage } from '../domain/card-list.js';
import type { Match } from '../domain/search-query.js';
import { readSearch, type SearchContext } from './read-search.js';
import type { Vocabulary } from './vocabulary.js';

/** A page, and the words its search was corrected to (empty if found as typed). */
export interface SearchedPage {
  page: CardPage;
  corrected: string;
  /** The reading that found the page, or undefined if none did. */
  match?: Match | undefined;
}

const noCards: CardPage = {
  ids: [],
  total: 0,
  atLeast: false,
  isFound: false,
  minPrice: undefined,
  maxPrice: undefined,
};

/** A list to search in. */
export interface SearchedList {
  vocabulary: Vocabulary;
  context: SearchContext;
  /** True to take the search literally, without correction. */
  asTyped: boolean;
  hasNear?: boolean | undefined;
  /** True if the list has drafts, whose words the vocabulary does not have. */
  hasUnpublished?: boolean;
  list(match: Match): Promise<CardPage>;
}

/** Returns the page of the first reading of a search that finds anything. */
export async function searchedPage(search: string, searched: SearchedList): Promise<SearchedPage> {
  const { list, ...reading } = searched;
  const result = await readSearch({
    ...reading,
    search,
    unfinished: 'if nothing else',
    attempt: async ({ match }) => {
      const page = await list(match);
      return page.isFound ? { page, match } : undefined;
    },
  });
  return { ...(result?.found ?? { page: noCards }), corrected: result?.corrected ?? '' };
}
