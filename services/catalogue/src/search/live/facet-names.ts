import { LRUCache } from 'lru-cache';
import type { Stores } from '../../store/index.js';
import type { NamedMark } from '../store/facet-names.js';
import { type HeldCategories, heldCategories } from './held-categories.js';

/** What facets call categories and suppliers by their numbers, as they were called a moment ago at most. */
export interface FacetNames {
  companies(nums: readonly number[]): Promise<NamedMark[]>;
  categories: HeldCategories;
}

/** A new name may be this late in a facet; how many cards it has never is. */
const longestMs = 2_000;
const most = 20_000;

/** Gives what is read, remembering it for a moment: lists name the same suppliers again and again. */
function remembered(read: (nums: readonly number[]) => Promise<NamedMark[]>): FacetNames['companies'] {
  const kept = new LRUCache<number, { named: NamedMark | undefined }>({ max: most, ttl: longestMs });
  return async (nums) => {
    const known = nums.map((num) => [num, kept.get(num)] as const);
    const asked = known.flatMap(([num, one]) => (one === undefined ? [num] : []));
    const fresh = new Map((await read(asked)).map((named) => [named.num, named]));
    for (const num of asked) kept.set(num, { named: fresh.get(num) });
    return known.flatMap(([num, one]) => (one === undefined ? fresh.get(num) : one.named) ?? []);
  };
}

/** The names facets have, from the database. */
export const facetNames = (read: Pick<Stores, 'facetNames' | 'categoryTree'>): FacetNames => ({
  companies: remembered(read.facetNames.companiesByNums),
  categories: heldCategories({
    revision: () => read.categoryTree.revision(),
    categories: () => read.facetNames.everyCategory(),
  }),
});
