import type { CatalogueDeps } from '../../deps.js';
import type { ListInput } from './list-input.js';
import { type ListedPage, listedPage, publicCount, publicPage } from './listed-page.js';

/** Returns a page of the public cards of a category, or of the full catalogue. */
export function categoryList(deps: CatalogueDeps, num: number | undefined, input: ListInput): Promise<ListedPage> {
  const place = { categoryNum: num, companyNum: undefined };
  return listedPage(deps, {
    input,
    page: (choices, query) => publicPage(deps, { input, within: { ...place, choices }, query }),
    count: (counting) => publicCount(deps, { input, within: place }, counting),
    categoryNum: num,
  });
}
