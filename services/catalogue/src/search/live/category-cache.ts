import type { CategorySubtree } from '../store/facet-names.js';
import { recent } from './recent.js';

/** A cache of categories. */
export interface CategoryCache {
  /** Returns categories by number, at most two seconds old. Deleted categories are left out. */
  byNums(nums: readonly number[]): Promise<CategorySubtree[]>;
  /** Returns the number of a category at the last read, or undefined if it did not exist then. Does not wait. */
  lastNumOf(id: string): number | undefined;
  /** Returns an object that stays the same while no category changes, at most two seconds late. */
  state(): Promise<object>;
}

interface Source {
  /** Returns a number that grows with every change of the trees. */
  revision(): Promise<bigint>;
  /** Returns all categories. */
  categories(): Promise<CategorySubtree[]>;
}

interface CachedCategories {
  revision: bigint;
  byNum: ReadonlyMap<number, CategorySubtree>;
  numById: ReadonlyMap<string, number>;
}

/** The maximum age of a name, in milliseconds. */
const maxAgeMs = 2_000;

const mapsOf = (categories: readonly CategorySubtree[]): Pick<CachedCategories, 'byNum' | 'numById'> => ({
  byNum: new Map(categories.map((one) => [one.num, one])),
  numById: new Map(categories.map(({ id, num }) => [id, num])),
});

/**
 * Caches the categories while the trees do not change, because collecting the subtrees of all categories takes longer
 * than reading a list.
 */
export function categoryCache(source: Source, now?: () => number): CategoryCache {
  const readIfChanged = async (last: CachedCategories | undefined, isForced: boolean): Promise<CachedCategories> => {
    // The revision is read before the categories. If the trees change in between, newer categories are cached with the
    // older revision, and the next read corrects that.
    const revision = await source.revision();
    if (last?.revision === revision && !isForced) return last;
    return { ...mapsOf(await source.categories()), revision };
  };
  const cached = recent(readIfChanged, { maxAgeMs, now });
  const byNums = async (nums: readonly number[]): Promise<CategorySubtree[]> => {
    const named = ({ byNum }: CachedCategories): CategorySubtree[] => nums.flatMap((num) => byNum.get(num) ?? []);
    const found = named(await cached.value());
    // Cards can be in a category that was added without a new revision, for example by a seed.
    return found.length === new Set(nums).size ? found : named(await cached.again());
  };
  return { byNums, lastNumOf: (id) => cached.last()?.numById.get(id), state: cached.value };
}
