import type { CatalogueDeps } from '../../deps.js';
import { allOf } from '../domain/lexeme-query.js';
import { categoryMark, companyMark } from '../domain/search-query.js';
import type { ListInput } from './list-input.js';
import { type ListedPage, listedPage } from './listed-page.js';

interface Company {
  id: string;
  num: number;
}

/** A company's list. */
export interface CompanyList {
  company: Company;
  categoryNum: number | undefined;
  input: ListInput;
  /** Drafts and hidden cards too. */
  whole: boolean;
}

/** A page of a company's cards: what the public sees of them, or all. */
export function companyList(
  deps: CatalogueDeps,
  { company, categoryNum, input, whole }: CompanyList,
): Promise<ListedPage> {
  const { read } = deps;
  const place = [companyMark(company.num), ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)])];
  const { standing } = input;
  const { price } = input.query;
  return listedPage(deps, {
    input,
    page: ({ match, choices }, query) => {
      if (whole) return read.staffCards.list({ company, categoryNum, match, choices, query, standing });
      if (match !== undefined) return read.findCards(match, [...place, ...choices], query);
      if (choices.length === 0) return read.companyCards.browse(company.num, categoryNum, query);
      return read.findCards({ query: allOf(...place) }, choices, query);
    },
    coded: ({ match, choices }) =>
      whole
        ? read.staffCards.coded({ company, categoryNum, match, choices, price, standing })
        : read.codedCards({ match, marks: [...place, ...choices], price }),
    holdsUnpublished: whole,
    withoutFacets: ['supplier'],
    categoryNum,
  });
}
