import { LRUCache } from 'lru-cache';
import type { Stores } from '../../store/index.js';
import type { NamedMark } from '../store/facet-names.js';
import { type CategoryCache, categoryCache } from './category-cache.js';
import { recent } from './recent.js';

/** The names of categories, suppliers and units in facets, by number. They are at most two seconds old. */
export interface FacetNames {
  companies(nums: readonly number[]): Promise<NamedMark[]>;
  /** Returns all units. */
  units(): Promise<NamedMark[]>;
  categories: CategoryCache;
  /** Returns values that stay the same while no name changes. They are at most two seconds old, too. */
  state(): Promise<readonly unknown[]>;
}

/** The maximum delay of a new name in a facet, in milliseconds. Counts are never delayed. */
const maxAgeMs = 2_000;
const maxNames = 20_000;

interface Companies {
  /** Returns a stamp that changes with every change of a company. */
  companiesStamp(): Promise<string>;
  companiesByNums(nums: readonly number[]): Promise<NamedMark[]>;
}

/**
 * Caches the names of companies while no company changes, because lists show the same suppliers again and again. The
 * stamp of all companies is read at most once a second, which costs less than reading the names for every list.
 */
export function companyNames(read: Companies, now?: () => number) {
  const cache = new LRUCache<number, { named: NamedMark | undefined }>({ max: maxNames });
  const checked = recent(read.companiesStamp, { maxAgeMs, now }).value;
  let stamp: string | undefined;
  const byNums = async (nums: readonly number[]): Promise<NamedMark[]> => {
    const current = await checked();
    if (current !== stamp) cache.clear();
    stamp = current;
    const known = nums.map((num) => [num, cache.get(num)] as const);
    const missing = known.flatMap(([num, one]) => (one === undefined ? [num] : []));
    const found = new Map((await read.companiesByNums(missing)).map((named) => [named.num, named]));
    // Names that were read before a change must not outlive it.
    if (stamp === current) for (const num of missing) cache.set(num, { named: found.get(num) });
    return known.flatMap(([num, one]) => (one === undefined ? found.get(num) : one.named) ?? []);
  };
  return { byNums, state: checked };
}

/** Caches the units for as long as the other names. Callers compare the list with an earlier one by identity. */
const rememberedUnits = (read: () => Promise<NamedMark[]>): FacetNames['units'] =>
  recent(
    async (last: NamedMark[] | undefined) => {
      const units = await read();
      return last !== undefined && JSON.stringify(units) === JSON.stringify(last) ? last : units;
    },
    { maxAgeMs },
  ).value;

/** Reads the names for facets from the database. */
export function facetNames(read: Pick<Stores, 'facetNames' | 'categoryTree'>): FacetNames {
  const companies = companyNames(read.facetNames);
  const units = rememberedUnits(read.facetNames.everyUnit);
  const categories = categoryCache({
    revision: () => read.categoryTree.revision(),
    categories: () => read.facetNames.everyCategory(),
  });
  const state = (): Promise<unknown[]> => Promise.all([companies.state(), categories.state(), units()]);
  return { companies: companies.byNums, units, categories, state };
}
