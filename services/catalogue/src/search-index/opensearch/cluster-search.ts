import type { CardPage, CardQuery } from '../../search/domain/card-list.js';
import type { Match } from '../../search/domain/search-query.js';
import type { WordLists } from '../../search/domain/word-lists.js';
import { readNearest } from '../../search/store/read-nearest.js';
import { readSuggestions } from '../../search/store/read-suggestions.js';
import { searchedPage } from '../../search/store/searched-page.js';
import type { Stores } from '../../store/index.js';
import { foundIgnoringFacets } from '../found-ignoring-facets.js';
import type { CardSet, SearchIndex } from '../search-index.js';
import { countCards } from './card-counts.js';
import { type CardSource, cardPage, firstCards } from './card-pages.js';
import { marksOf } from './card-queries.js';

export interface ClusterSearching {
  source: CardSource;
  /** Words and category names are read from the database, from small indexed tables. */
  read: Pick<Stores, 'suggestions' | 'vocabulary'>;
  lists: () => WordLists;
  /** Numbers of companies whose cards are currently left out. */
  leaving: () => readonly number[];
}

/** Finds cards in a cluster, with exact totals and counts. */
export function clusterSearch({ source, read, lists, leaving }: ClusterSearching): SearchIndex {
  const pageOf = (match: Match | undefined) =>
    foundIgnoringFacets(
      (within: CardSet, query: CardQuery): Promise<CardPage> =>
        cardPage(source, { match, marks: marksOf(within), leaving: leaving() }, query),
    );
  return {
    browse: ({ within, query }) => pageOf(undefined)(within, query),

    search: ({ search, asTyped, hasNear, reader, within, query }) =>
      searchedPage(search, {
        asTyped,
        hasNear,
        vocabulary: read.vocabulary,
        context: { lists: lists(), reader },
        list: (match) => pageOf(match)(within, query),
      }),

    suggest: ({ search, reader, withEmpty }) =>
      readSuggestions(search, {
        vocabulary: read.vocabulary,
        context: { lists: lists(), reader },
        cards: ({ match }, limit) => firstCards(source, { match, marks: [], leaving: leaving() }, limit),
        categories: (segments) => read.suggestions.categories(segments, withEmpty),
      }),

    count: (query) => countCards(source, query, leaving()),

    nearest: ({ search, reader }) =>
      readNearest(search, {
        vocabulary: read.vocabulary,
        context: { lists: lists(), reader },
        cards: (query, limit) => firstCards(source, { match: { query }, marks: [], leaving: leaving() }, limit),
        titled: (segments) => read.suggestions.nearCategories(segments),
      }),
  };
}
