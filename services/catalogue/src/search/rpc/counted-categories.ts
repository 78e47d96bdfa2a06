import type * as wire from '@setu/proto/catalogue/categories';
import type { CatalogueDeps } from '../../deps.js';
import { toWireCategory } from '../../wire/category.js';
import type { CompanyCategory } from '../store/company-cards.js';

/** Returns a company's categories with the number of its cards in each. */
export async function countedCategories(
  { read }: CatalogueDeps,
  counts: readonly CompanyCategory[],
): Promise<wire.Category[]> {
  const cards = new Map(counts.map((count) => [count.categoryNum, count.cards]));
  const found = await read.categories.byNums([...cards.keys()]);
  return found.map((category) => toWireCategory(category, cards.get(category.num) ?? 0));
}
