import type * as wire from '@setu/proto/catalogue/search';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { CardSet } from '../../search-index/search-index.js';
import type { CardQuery } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import type { CountedFacets, ListFacets } from '../domain/facet-counts.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import type { SearchedPage } from '../store/searched-page.js';
import type { ListInput } from './list-input.js';
import { listFacets, namedFacets } from './named-facets.js';
import { type KnownChoices, knownChoices } from './read-choices.js';

/**
 * Which cards to count: those of a reading of the search (undefined without a search), within the selected facet
 * values.
 */
export interface Counting {
  match: Match | undefined;
  known: KnownChoices;
  /** The cards in coded form, if the page returned them. */
  coded: CodedCards | undefined;
}

/** A list of the cards of a category, a company or the full catalogue. */
export interface CardList {
  input: ListInput;
  /** Returns a page of the list, and the reading of the search that found it. */
  page(choices: readonly LexemeQuery[], query: CardQuery): Promise<SearchedPage>;
  count(counting: Counting): Promise<CountedFacets>;
  /** Facets to leave out because they are of no use in this list. */
  withoutFacets?: readonly Facet[];
  /** The category of the list. */
  categoryNum: number | undefined;
}

/** A page of a list. */
export interface ListedPage extends SearchedPage {
  /** Returns the facets with names, if they were requested. They are computed while the cards of the page are read. */
  facets(): Promise<wire.FacetCounts[]>;
}

const nothing: CountedFacets = { tallies: new Map(), cut: new Set() };

/** Returns the requested page of a list, with a function that returns its facets. */
export async function listedPage(deps: CatalogueDeps, list: CardList): Promise<ListedPage> {
  const { input, categoryNum } = list;
  const known = await knownChoices(deps, input.choices);
  if (!input.withFacets) return { ...(await list.page(known.queries, input.query)), facets: async () => [] };
  const facetsQuery = { choices: known.choices, subtrees: known.subtrees, without: list.withoutFacets ?? [] };
  const isWide = known.queries.length === 0;
  const found = await list.page(known.queries, { ...input.query, isCoded: isWide, facets: facetsQuery });
  const { match, page } = found;
  const isNothing = input.search !== '' && match === undefined;
  const counted = async (): Promise<ListFacets> =>
    page.facets ?? listFacets(isNothing ? nothing : await list.count({ match, known, coded: page.coded }), facetsQuery);
  return { ...found, facets: async () => namedFacets(deps, { known, facets: await counted(), categoryNum }) };
}

/** Returns a page of a public list. */
export async function publicPage(
  { edge }: CatalogueDeps,
  {
    input: { search, asTyped, hasNear, reader },
    within,
    query,
  }: { input: ListInput; within: CardSet; query: CardQuery },
): Promise<SearchedPage> {
  if (search === '') return { page: await edge.search.browse({ within, query }), corrected: '' };
  return edge.search.search({ search, asTyped, hasNear, reader, within, query });
}

/** Counts the facets of a public list. */
export const publicCount = (
  { edge }: CatalogueDeps,
  { input, within }: { input: ListInput; within: Pick<CardSet, 'categoryNum' | 'companyNum'> },
  { match, known: { choices, subtrees }, coded }: Counting,
): Promise<CountedFacets> => edge.search.count({ within, price: input.query.price, match, choices, subtrees, coded });
