import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import { LRUCache } from 'lru-cache';
import type { Stores } from '../../store/index.js';
import type { HoldingCategory, NamedMark } from '../store/facet-names.js';

/** What facets call categories and suppliers by their numbers, as they were called a moment ago at most. */
export interface FacetNames {
  companies(nums: readonly number[]): Promise<NamedMark[]>;
  categories(nums: readonly number[]): Promise<HoldingCategory[]>;
}

/** A new name may be this late in a facet; how many cards it has never is. */
const longestMs = 2_000;
/** What was read so long ago is read again beside the answer, so that what many ask for is waited for by nobody. */
const renewedMs = 1_000;
const most = 20_000;

/** Gives what is read, remembering it for a moment: lists name the same suppliers and categories again and again. */
export function remembered<Named extends NamedMark>(
  read: (nums: readonly number[]) => Promise<Named[]>,
  now: () => number = () => performance.now(),
) {
  const kept = new LRUCache<number, { named: Named | undefined; at: number }>({
    ...{ max: most, ttl: longestMs },
    ...{ perf: { now }, ttlResolution: 0 },
  });
  const readAnew = async (nums: readonly number[]): Promise<ReadonlyMap<number, Named>> => {
    const at = now();
    const fresh = new Map((await read(nums)).map((named) => [named.num, named]));
    for (const num of nums) kept.set(num, { named: fresh.get(num), at }, { start: at });
    return fresh;
  };
  let isRenewing = false;
  const renew = async (nums: readonly number[]): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    // Not within the call that came upon it: its end would cut the query off, and the session with it. One that fails
    // leaves the names to expire: then whoever asks is told of the failure.
    await runInContext({ requestId: systemIds.id() }, () => readAnew(nums)).catch(() => undefined);
    isRenewing = false;
  };
  return async (nums: readonly number[]): Promise<Named[]> => {
    const known = nums.map((num) => [num, kept.get(num)] as const);
    const asked = known.flatMap(([num, one]) => (one === undefined ? [num] : []));
    const old = known.flatMap(([num, one]) => (one !== undefined && now() - one.at > renewedMs ? [num] : []));
    if (old.length > 0) void renew(old);
    const fresh = asked.length === 0 ? new Map<number, Named>() : await readAnew(asked);
    return known.flatMap(([num, one]) => (one === undefined ? fresh.get(num) : one.named) ?? []);
  };
}

/** The names facets have, from the database. */
export const facetNames = ({ facetNames: read }: Pick<Stores, 'facetNames'>): FacetNames => ({
  companies: remembered(read.companiesByNums),
  categories: remembered(read.categoriesByNums),
});
