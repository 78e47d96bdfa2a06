import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import type { CategorySubtree } from '../store/facet-names.js';

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
  /** When the revision was requested. */
  at: number;
}

/** The maximum age of a name, in milliseconds. */
const maxAgeMs = 2_000;
/** The age from which categories are read again in the background, in milliseconds, so that callers do not wait. */
const refreshMs = 1_000;

/** The timeout of a read, in milliseconds. A silent database must not delay callers who come after it recovers. */
const readTimeoutMs = 1_500;

const mapsOf = (categories: readonly CategorySubtree[]): Pick<CachedCategories, 'byNum' | 'numById'> => ({
  byNum: new Map(categories.map((one) => [one.num, one])),
  numById: new Map(categories.map(({ id, num }) => [id, num])),
});

/**
 * Caches the categories while the trees do not change, because collecting the subtrees of all categories takes longer
 * than reading a list.
 */
export function categoryCache(source: Source, now: () => number = () => performance.now()): CategoryCache {
  let cached: CachedCategories | undefined;
  let reading: Promise<CachedCategories> | undefined;
  const readIfChanged = async (isForced: boolean): Promise<CachedCategories> => {
    const at = now();
    // The revision is read before the categories. If the trees change in between, newer categories are cached with the
    // older revision, and the next read corrects that.
    const revision = await source.revision();
    const isSame = !isForced && cached?.revision === revision;
    if (isSame && cached) cached = { ...cached, at };
    else cached = { ...mapsOf(await source.categories()), revision, at };
    return cached;
  };
  // The read runs outside any caller's context, because all waiting callers share it. In a caller's context, the end of
  // that call would cancel the query and close its connection.
  const readShared = (isForced: boolean): Promise<CachedCategories> => {
    const inTime = () => ({ requestId: systemIds.id(), deadline: new Date(Date.now() + readTimeoutMs) });
    reading ??= runInContext(inTime(), () => readIfChanged(isForced)).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const recent = async (): Promise<CachedCategories> => {
    const age = cached === undefined ? Number.POSITIVE_INFINITY : now() - cached.at;
    if (cached === undefined || age > maxAgeMs) return readShared(false);
    // If this read fails, the cached names just get older. Callers see the failure only when the names are too old to
    // show.
    if (age > refreshMs) readShared(false).catch(() => undefined);
    return cached;
  };
  const byNums = async (nums: readonly number[]): Promise<CategorySubtree[]> => {
    const named = ({ byNum }: CachedCategories): CategorySubtree[] => nums.flatMap((num) => byNum.get(num) ?? []);
    const found = named(await recent());
    // Cards can be in a category that was added without a new revision, for example by a seed.
    return found.length === new Set(nums).size ? found : named(await readShared(true));
  };
  return { byNums, lastNumOf: (id) => cached?.numById.get(id), state: async () => (await recent()).byNum };
}
