import { foundIgnoringFacets } from '../../search-index/found-ignoring-facets.js';
import type { CardSet, SearchIndex } from '../../search-index/search-index.js';
import type { Stores } from '../../store/index.js';
import { type CardPage, type CardQuery, maxCounted, mostPopular } from '../domain/card-list.js';
import { allOf } from '../domain/lexeme-query.js';
import { categoryMark, companyMark, type Match } from '../domain/search-query.js';
import type { WordLists } from '../domain/word-lists.js';
import { fullCatalogue } from './browse-cards.js';
import { countCoded } from './count-coded.js';
import { readNearest } from './read-nearest.js';
import { readSuggestions } from './read-suggestions.js';
import { searchedPage } from './searched-page.js';

type Read = Pick<Stores, 'browseCards' | 'codedCards' | 'companyCards' | 'findCards' | 'suggestions' | 'vocabulary'>;

const marksOf = ({ categoryNum, companyNum, choices = [] }: Partial<CardSet>) => [
  ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
  ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
  ...choices,
];

/** Returns a function that finds a page of a search reading, or of all cards. */
function pageOf(read: Read, match: Match | undefined, counted: number) {
  return (within: CardSet, asked: CardQuery): Promise<CardPage> => {
    const query = { ...asked, counted };
    const { categoryNum, companyNum, choices } = within;
    if (match !== undefined) return read.findCards(match, marksOf(within), query);
    if (choices.length > 0) return read.findCards({ query: allOf(...marksOf(within)) }, [], query);
    return companyNum === undefined
      ? read.browseCards(categoryNum ?? fullCatalogue, query)
      : read.companyCards.browse(companyNum, categoryNum, query);
  };
}

/**
 * Finds cards in the read model itself. It sees a change as soon as the transaction commits. `counted` is the number of
 * most popular matches that totals, price ranges and facets are based on.
 */
export const postgresIndex = (read: Read, lists: () => WordLists, counted = maxCounted): SearchIndex => ({
  browse: ({ within, query }) => foundIgnoringFacets(pageOf(read, undefined, counted))(within, query),

  search: ({ search, asTyped, hasNear, reader, within, query }) =>
    searchedPage(search, {
      asTyped,
      hasNear,
      vocabulary: read.vocabulary,
      context: { lists: lists(), reader },
      list: (match) => foundIgnoringFacets(pageOf(read, match, counted))(within, query),
    }),

  suggest: ({ search, reader, withEmpty }) =>
    readSuggestions(search, {
      vocabulary: read.vocabulary,
      context: { lists: lists(), reader },
      cards: (tier) => read.suggestions.cards(tier),
      categories: (segments) => read.suggestions.categories(segments, withEmpty),
    }),

  count: ({ within, price, match, choices, subtrees, coded }) =>
    countCoded({
      ...{ choices, subtrees, counted },
      coded: async (queries) =>
        coded !== undefined && queries.length === 0
          ? coded
          : read.codedCards({ match, marks: marksOf({ ...within, choices: queries }), price, counted }),
    }),

  nearest: ({ search, reader }) =>
    readNearest(search, {
      vocabulary: read.vocabulary,
      context: { lists: lists(), reader },
      cards: async (query, limit) => (await read.findCards({ query }, [], { ...mostPopular, limit })).ids,
      titled: (segments) => read.suggestions.nearCategories(segments),
    }),
});
