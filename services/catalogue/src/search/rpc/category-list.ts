import type { CatalogueDeps } from '../../deps.js';
import { allOf } from '../domain/lexeme-query.js';
import { categoryMark } from '../domain/search-query.js';
import { wholeCatalogue } from '../store/browse-cards.js';
import type { ListInput } from './list-input.js';
import { type ListedPage, listedPage } from './listed-page.js';

/** A page of the public cards of a category by its number, or of the whole catalogue. */
export function categoryList(deps: CatalogueDeps, num: number | undefined, input: ListInput): Promise<ListedPage> {
  const { read } = deps;
  const place = num === undefined ? [] : [categoryMark(num)];
  return listedPage(deps, {
    input,
    page: ({ match, choices }, query) => {
      if (match !== undefined) return read.findCards(match, [...place, ...choices], query);
      if (choices.length === 0) return read.browseCards(num ?? wholeCatalogue, query);
      return read.findCards({ query: allOf(...place, ...choices) }, [], query);
    },
    coded: ({ match, choices }) => read.codedCards({ match, marks: [...place, ...choices], price: input.query.price }),
    categoryNum: num,
  });
}
