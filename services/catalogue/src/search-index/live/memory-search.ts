import { type CardPage, type CardQuery, mostPopular } from '../../search/domain/card-list.js';
import { almostQueries } from '../../search/domain/facets.js';
import { allOf, anyOf, type LexemeQuery } from '../../search/domain/lexeme-query.js';
import { categoriesNearest, type TitledCategory } from '../../search/domain/nearest.js';
import { categoryMark, companyMark, type Match, type Segment } from '../../search/domain/search-query.js';
import { categoriesSuggested, nameParts } from '../../search/domain/suggestion.js';
import type { WordLists } from '../../search/domain/word-lists.js';
import { readNearest } from '../../search/store/read-nearest.js';
import { readSuggestions } from '../../search/store/read-suggestions.js';
import { searchedPage } from '../../search/store/searched-page.js';
import type { NamedBy } from '../../search/store/suggest.js';
import type { Vocabulary } from '../../search/store/vocabulary.js';
import { type CategoryNames, categoriesWith } from '../domain/category-names.js';
import type { IndexPage, IndexQuery } from '../domain/list-cards.js';
import type { LiveIndex } from '../domain/live-index.js';
import { foundIgnoringFacets } from '../found-ignoring-facets.js';
import { type CardSet, type FindingIndex, IncompleteIndex } from '../search-index.js';

/** The current data to search: the cards and their words. */
export interface SearchData {
  index: LiveIndex;
  categories: CategoryNames;
  /** Numbers of companies whose cards are left out. */
  leaving: readonly number[];
  vocabulary: Vocabulary;
  /** True while the index has only the most popular cards. It then answers only what the other cards cannot change. */
  isPartial?: boolean;
}

const placeOf = ({ categoryNum, companyNum }: CardSet): LexemeQuery[] => [
  ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
  ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
];
const marksOf = (set: CardSet): LexemeQuery[] => [...placeOf(set), ...set.choices];

const numberOf = (price: bigint | undefined): number | undefined => (price === undefined ? undefined : Number(price));
const bigintOf = (price: number | undefined): bigint | undefined => (price === undefined ? undefined : BigInt(price));

const toMatch = (match: Match, marks: readonly LexemeQuery[]): IndexQuery['match'] =>
  'query' in match
    ? { query: allOf(match.query, ...marks), first: match.first }
    : { fragment: match.fragment, within: marks.length === 0 ? undefined : allOf(...marks) };

type PageQuery = Pick<CardQuery, 'price' | 'order' | 'offset' | 'limit'>;

const toQuery = (
  { leaving }: SearchData,
  match: IndexQuery['match'],
  { price, order, offset, limit }: PageQuery,
): IndexQuery => ({
  ...{ match, order, offset, limit },
  except: leaving.length === 0 ? undefined : anyOf(...leaving.map(companyMark)),
  price: { from: numberOf(price.from), to: numberOf(price.to) },
});

const toPage = ({ ids, total, found, minPrice, maxPrice, facets }: IndexPage): CardPage => ({
  ...{ ids, total, atLeast: false, isFound: found > 0 },
  ...{ minPrice: bigintOf(minPrice), maxPrice: bigintOf(maxPrice) },
  ...(facets && { facets }),
});

/**
 * Returns a function that finds a page within a set. Without selected facet values the facets are counted from the same
 * cards, otherwise from a larger set.
 */
function pageOf(now: SearchData, match: (marks: readonly LexemeQuery[]) => IndexQuery['match']) {
  return async (set: CardSet, cardQuery: CardQuery): Promise<CardPage> => {
    const query = toQuery(now, match(marksOf(set)), cardQuery);
    const { facets } = cardQuery;
    if (now.isPartial) {
      const page = now.index.list(facets?.choices.size === 0 ? { ...query, facets } : query);
      mustBeFinal(now, query, page);
      const counted = page.facets && { ...page.facets, cut: new Set(page.facets.facets.map(({ facet }) => facet)) };
      return { ...toPage({ ...page, facets: counted }), atLeast: true };
    }
    if (facets === undefined) return toPage(now.index.list(query));
    if (facets.choices.size === 0) return toPage(now.index.list({ ...query, facets }));
    const counted = { ...query, match: match([...placeOf(set), ...almostQueries(facets.choices)]) };
    return { ...toPage(now.index.list(query)), facets: now.index.facets(counted, facets) };
  };
}

/** Returns the categories whose names match the search, the best matches first. */
function categoriesNamed(
  { categories, index }: SearchData,
  segments: readonly Segment[],
  { required, withEmpty, limit }: NamedBy,
): TitledCategory[] {
  const found = categoriesWith(categories, nameParts(segments), required).map((one) => ({
    ...one,
    cards: index.count(categoryMark(one.num)),
  }));
  const shown = withEmpty ? found : found.filter(({ cards }) => cards > 0);
  shown.sort(
    (one, other) =>
      other.words - one.words || other.exact - one.exact || other.cards - one.cards || one.num - other.num,
  );
  return shown.slice(0, limit).map(({ num, words }) => ({ num, words }));
}

function mustBeWhole({ isPartial }: SearchData): void {
  if (isPartial) throw new IncompleteIndex();
}

/**
 * Throws unless a page of a partial index is also the page of all cards: it is full, in order of popularity, and the cards
 * that match by their own names fill it alone.
 */
function mustBeFinal({ index }: SearchData, query: IndexQuery, { ids }: IndexPage): void {
  const { match, order, offset, limit } = query;
  // Who asks for a single card wants to know how many there are.
  const isFull = limit > 1 && ids.length === limit && order.by === 'popularity' && !order.descending;
  if (!isFull || !('query' in match)) throw new IncompleteIndex();
  if (match.first === undefined) return;
  const own = { ...query, match: { query: allOf(match.query, match.first), first: undefined }, limit: 0 };
  if (index.list(own).total < offset + limit) throw new IncompleteIndex();
}

/** Finds cards in memory, with exact totals. `currentData` is called for every request and returns the current data. */
export const memorySearch = (currentData: () => SearchData, lists: () => WordLists): FindingIndex => ({
  browse: ({ within, query }) => {
    const everything = (marks: readonly LexemeQuery[]) => ({ query: allOf(...marks), first: undefined });
    return foundIgnoringFacets(pageOf(currentData(), everything))(within, query);
  },

  search: ({ search, asTyped, hasNear, reader, within, query }) => {
    const now = currentData();
    return searchedPage(search, {
      asTyped,
      hasNear,
      vocabulary: now.vocabulary,
      context: { lists: lists(), reader },
      list: (match) => foundIgnoringFacets(pageOf(now, (marks) => toMatch(match, marks)))(within, query),
    });
  },

  suggest: ({ search, reader, withEmpty }) => {
    const now = currentData();
    mustBeWhole(now);
    const { index, vocabulary } = now;
    return readSuggestions(search, {
      vocabulary,
      context: { lists: lists(), reader },
      cards: async ({ match }, limit) => index.list(toQuery(now, toMatch(match, []), { ...mostPopular, limit })).ids,
      categories: async (segments) =>
        categoriesNamed(now, segments, { required: 'all', withEmpty, limit: categoriesSuggested }).map(
          ({ num }) => num,
        ),
    });
  },

  nearest: ({ search, reader }) => {
    const now = currentData();
    mustBeWhole(now);
    return readNearest(search, {
      vocabulary: now.vocabulary,
      context: { lists: lists(), reader },
      cards: async (query, limit) =>
        now.index.list(toQuery(now, { query, first: undefined }, { ...mostPopular, limit })).ids,
      titled: async (segments) =>
        categoriesNamed(now, segments, { required: 'any', withEmpty: false, limit: categoriesNearest }),
    });
  },
});
