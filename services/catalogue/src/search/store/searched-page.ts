import type { CardPage } from '../domain/card-list.js';
import type { Match } from '../domain/search-query.js';
import { readSearch, type WordCare } from './read-search.js';
import type { Vocabulary } from './vocabulary.js';

/** A page, and what its search was read as (empty: as typed). */
export interface SearchedPage {
  page: CardPage;
  corrected: string;
  /** The reading that found it; undefined where none did. */
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

/** What is searched in. */
export interface SearchedList {
  vocabulary: Vocabulary;
  care: WordCare;
  /** It is taken word for word, and never corrected. */
  asTyped: boolean;
  /** Drafts too, whose words the vocabulary does not have. */
  holdsUnpublished?: boolean;
  list(match: Match): Promise<CardPage>;
}

/** Takes a search and a list of what matches, gives the page of its first reading that finds anything. */
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
