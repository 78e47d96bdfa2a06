import type * as wire from '@setu/proto/catalogue/search';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import { countFacets } from './count-facets.js';
import type { ListInput } from './list-input.js';
import { knownChoices } from './read-choices.js';
import { type SearchedPage, searchedPage } from './searched-page.js';

/** What is matched: a reading of the search (undefined: there is none), and what is chosen of facets. */
export interface Sought {
  match: Match | undefined;
  choices: readonly LexemeQuery[];
}

/** A list of cards in one place. */
export interface CardList {
  input: ListInput;
  page(sought: Sought, query: CardQuery): Promise<CardPage>;
  /** Its cards as they are counted. */
  coded(sought: Sought): Promise<CodedCards>;
  /** Drafts too. */
  holdsUnpublished?: boolean;
  /** Facets that tell nothing here. */
  withoutFacets?: readonly Facet[];
  /** The category whose list it is. */
  categoryNum: number | undefined;
}

/** A page, and the facets of its list where they were asked for. */
export interface ListedPage extends SearchedPage {
  facets: wire.FacetCounts[];
}

const nobody: CodedCards = [];

/** Takes a list, gives the page that was asked for. What is chosen of facets never makes a search be read another way. */
export async function listedPage(deps: CatalogueDeps, list: CardList): Promise<ListedPage> {
  const { input } = list;
  const known = await knownChoices(deps, input.choices);
  const isWide = known.queries.length === 0;
  const query = { ...input.query, isCoded: input.withFacets && isWide };
  const pageOf = async (match: Match | undefined): Promise<CardPage> => {
    const page = await list.page({ match, choices: known.queries }, query);
    if (page.isFound || isWide) return page;
    const { isFound } = await list.page({ match, choices: [] }, { ...query, offset: 0, limit: 1 });
    return { ...page, isFound };
  };
  const facetsOf = async (coded: (choices: readonly LexemeQuery[]) => Promise<CodedCards>) => {
    if (!input.withFacets) return [];
    return countFacets(deps, { known, coded, without: list.withoutFacets ?? [], categoryNum: list.categoryNum });
  };
  if (input.search === '') {
    const sought = (choices: readonly LexemeQuery[]) => list.coded({ match: undefined, choices });
    const [page, facets] = await Promise.all([pageOf(undefined), facetsOf(sought)]);
    return { page, corrected: '', facets };
  }
  const found = await searchedPage(input.search, {
    vocabulary: deps.read.vocabulary,
    care: { lists: deps.edge.words.lists(), reader: input.reader },
    ...(list.holdsUnpublished && { holdsUnpublished: true }),
    list: pageOf,
  });
  const { match, page } = found;
  const facets = await facetsOf(async (choices) => {
    if (match === undefined) return nobody;
    return choices.length === 0 && page.coded ? page.coded : list.coded({ match, choices });
  });
  return { ...found, facets };
}
