import type { CatalogueDeps } from '../../deps.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import { countCoded } from '../store/count-coded.js';
import { type SearchedPage, searchedPage } from '../store/searched-page.js';
import type { ListInput } from './list-input.js';
import { type ListedPage, listedPage, publicCount, publicPage } from './listed-page.js';

interface Company {
  id: string;
  num: number;
}

/** A list of a company's cards. */
export interface CompanyList {
  company: Company;
  categoryNum: number | undefined;
  input: ListInput;
  /** True to include drafts and hidden cards. */
  withUnpublished: boolean;
}

interface StaffPage extends Omit<CompanyList, 'withUnpublished'> {
  choices: readonly LexemeQuery[];
  query: CardQuery;
}

/** Returns a page of all cards of a company, including drafts, whose words the vocabulary may not have. */
async function staffPage(
  { read, edge }: CatalogueDeps,
  { company, categoryNum, input, choices, query }: StaffPage,
): Promise<SearchedPage> {
  const { search, asTyped, reader, status } = input;
  const list = async (
    match: Match | undefined,
    chosen: readonly LexemeQuery[],
    cardQuery: CardQuery,
  ): Promise<CardPage> =>
    read.staffCards.list({ company, categoryNum, match, choices: chosen, query: cardQuery, status });
  const found = async (match: Match | undefined): Promise<CardPage> => {
    const page = await list(match, choices, query);
    if (page.isFound || choices.length === 0) return page;
    const { isFound } = await list(match, [], { ...query, offset: 0, limit: 1, isCoded: false });
    return { ...page, isFound };
  };
  if (search === '') return { page: await found(undefined), corrected: '' };
  const context = { lists: edge.searchTerms.lists(), reader };
  return searchedPage(search, {
    vocabulary: read.vocabulary,
    context,
    asTyped,
    hasUnpublished: true,
    list: found,
  });
}

/** Returns a page of a company's cards: the public ones, or all. */
export function companyList(
  deps: CatalogueDeps,
  { company, categoryNum, input, withUnpublished }: CompanyList,
): Promise<ListedPage> {
  const { read } = deps;
  const within = { categoryNum, companyNum: company.num };
  const { status } = input;
  const { price } = input.query;
  return listedPage(deps, {
    input,
    page: (choices, query) =>
      withUnpublished
        ? staffPage(deps, { company, categoryNum, input, choices, query })
        : publicPage(deps, { input, within: { ...within, choices }, query }),
    count: (counting) => {
      if (!withUnpublished) return publicCount(deps, { input, within }, counting);
      const { match, known, coded } = counting;
      return countCoded({
        ...known,
        coded: async (choices) =>
          coded !== undefined && choices.length === 0
            ? coded
            : read.staffCards.coded({ company, categoryNum, match, choices, price, status }),
      });
    },
    withoutFacets: ['supplier'],
    categoryNum,
  });
}
