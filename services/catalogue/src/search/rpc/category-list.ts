import type { CatalogueDeps } from '../../deps.js';
import { categoryMark } from '../domain/search-query.js';
import type { ListInput } from './list-input.js';
import { type ListedPage, listedPage, publicPage } from './listed-page.js';

/** A page of the public cards of a category by its number, or of the whole catalogue. */
export function categoryList(deps: CatalogueDeps, num: number | undefined, input: ListInput): Promise<ListedPage> {
  const { read } = deps;
  const place = num === undefined ? [] : [categoryMark(num)];
  return listedPage(deps, {
    input,
    page: (choices, query) =>
      publicPage(deps, { input, within: { categoryNum: num, companyNum: undefined, choices }, query }),
    coded: ({ match, choices }) => read.codedCards({ match, marks: [...place, ...choices], price: input.query.price }),
    categoryNum: num,
  });
}
