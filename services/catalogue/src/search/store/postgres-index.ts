import type { CardSet, SearchIndex } from '../../search-index/search-index.js';
import type { Stores } from '../../store/index.js';
import { categoryMark, companyMark } from '../domain/search-query.js';
import type { WordLists } from '../domain/word-lists.js';
import { wholeCatalogue } from './browse-cards.js';
import { readSuggestions } from './read-suggestions.js';
import { searchedPage } from './searched-page.js';

type Read = Pick<Stores, 'browseCards' | 'companyCards' | 'findCards' | 'suggestions' | 'vocabulary'>;

const marksOf = ({ categoryNum, companyNum }: CardSet) => [
  ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
  ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
];

/** Finds cards in the read model itself: it knows of a change with the transaction that made it. */
export const postgresIndex = (read: Read, lists: () => WordLists): SearchIndex => ({
  browse: ({ within: { categoryNum, companyNum }, query }) =>
    companyNum === undefined
      ? read.browseCards(categoryNum ?? wholeCatalogue, query)
      : read.companyCards.browse(companyNum, categoryNum, query),

  search: ({ search, reader, within, query }) =>
    searchedPage(search, {
      vocabulary: read.vocabulary,
      care: { lists: lists(), reader },
      list: (match) => read.findCards(match, marksOf(within), query),
    }),

  suggest: ({ search, reader, withEmpty }) =>
    readSuggestions(search, {
      vocabulary: read.vocabulary,
      care: { lists: lists(), reader },
      cards: (tier) => read.suggestions.cards(tier),
      categories: (segments) => read.suggestions.categories(segments, withEmpty),
    }),
});
