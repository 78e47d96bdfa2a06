import type * as wire from '@setu/proto/catalogue/categories';
import type { CatalogueDeps } from '../../deps.js';
import { toWireCategory } from '../../wire/category.js';
import { nearestOf } from '../domain/nearest.js';
import type { ListInput } from './list-input.js';

/** Returns the categories nearest to a search without results, nearest first. */
export async function nearestCategories(
  { read, edge }: CatalogueDeps,
  { search, reader }: Pick<ListInput, 'search' | 'reader'>,
): Promise<wire.Category[]> {
  const nearest = await edge.search.nearest({ search, reader });
  const nums = nearestOf(nearest, await read.suggestions.categoriesOfCards(nearest.cards));
  const found = await read.categories.byNums(nums);
  return nums.flatMap((num) => found.filter((one) => one.num === num)).map((one) => toWireCategory(one));
}
