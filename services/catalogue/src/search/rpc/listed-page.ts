import type * as wire from '@setu/proto/catalogue/search';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { CardSet } from '../../search-index/search-index.js';
import type { CardQuery } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import type { SearchedPage } from '../store/searched-page.js';
import { countFacets } from './count-facets.js';
import type { ListInput } from './list-input.js';
import { knownChoices } from './read-choices.js';

/** What is matched: a reading of the search (undefined: there is none), and what is chosen of facets. */
export interface Sought {
  match: Match | undefined;
  choices: readonly LexemeQuery[];
}

/** A list of cards in one place. */
export interface CardList {
  input: ListInput;
  /** The page of what is sought within it, and the reading that found it. */
  page(choices: readonly LexemeQuery[], query: CardQuery): Promise<SearchedPage>;
  /** Its cards as they are counted. */
  coded(sought: Sought): Promise<CodedCards>;
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

/** Takes a list, gives the page that was asked for, and its facets where they were. */
export async function listedPage(deps: CatalogueDeps, list: CardList): Promise<ListedPage> {
  const { input } = list;
  const known = await knownChoices(deps, input.choices);
  const facetsOf = async (coded: (choices: readonly LexemeQuery[]) => Promise<CodedCards>) => {
    if (!input.withFacets) return [];
    return countFacets(deps, { known, coded, without: list.withoutFacets ?? [], categoryNum: list.categoryNum });
  };
  const isWide = known.queries.length === 0;
  const paging = list.page(known.queries, { ...input.query, isCoded: input.withFacets && isWide });
  if (input.search === '') {
    const sought = (choices: readonly LexemeQuery[]) => list.coded({ match: undefined, choices });
    const [found, facets] = await Promise.all([paging, facetsOf(sought)]);
    return { ...found, facets };
  }
  const found = await paging;
  const { match, page } = found;
  const facets = await facetsOf(async (choices) => {
    if (match === undefined) return nobody;
    return choices.length === 0 && page.coded ? page.coded : list.coded({ match, choices });
  });
  return { ...found, facets };
}

/** A page of a public list. */
export async function publicPage(
  { edge }: CatalogueDeps,
  { input: { search, asTyped, reader }, within, query }: { input: ListInput; within: CardSet; query: CardQuery },
): Promise<SearchedPage> {
  if (search === '') return { page: await edge.search.browse({ within, query }), corrected: '' };
  return edge.search.search({ search, asTyped, reader, within, query });
}
