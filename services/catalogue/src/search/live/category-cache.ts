import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import type { HoldingCategory } from '../store/facet-names.js';

/** A cache of categories. */
export interface HeldCategories {
  /** Returns categories by number, at most a moment old. Deleted categories are left out. */
  byNums(nums: readonly number[]): Promise<HoldingCategory[]>;
  /** Returns the number of a category at the last read, or undefined if it did not exist then. Does not wait. */
  lastNumOf(id: string): number | undefined;
}

interface Source {
  /** Returns a number that grows with every change of the trees. */
  revision(): Promise<bigint>;
  /** Returns all categories. */
  categories(): Promise<HoldingCategory[]>;
}

interface Kept {
  revision: bigint;
  byNum: ReadonlyMap<number, HoldingCategory>;
  numById: ReadonlyMap<string, number>;
  /** When the revision was requested. */
  at: number;
}

/** The maximum age of a name, in milliseconds. */
const longestMs = 2_000;
/** The age from which categories are read again in the background, in milliseconds, so that callers do not wait. */
const renewedMs = 1_000;

/** The timeout of a read, in milliseconds. A silent database must not delay callers who come after it recovers. */
const lookMs = 1_500;

const mapsOf = (categories: readonly HoldingCategory[]): Pick<Kept, 'byNum' | 'numById'> => ({
  byNum: new Map(categories.map((one) => [one.num, one])),
  numById: new Map(categories.map(({ id, num }) => [id, num])),
});

/**
 * Caches the categories while the trees do not change, because collecting the content of all categories takes longer
 * than a list.
 */
export function heldCategories(source: Source, now: () => number = () => performance.now()): HeldCategories {
  let kept: Kept | undefined;
  let looking: Promise<Kept> | undefined;
  const look = async (isAnew: boolean): Promise<Kept> => {
    const at = now();
    // Reads the revision first. After a change in between, the categories have an older revision, and the next read
    // corrects that.
    const revision = await source.revision();
    const isSame = !isAnew && kept?.revision === revision;
    if (isSame && kept) kept = { ...kept, at };
    else kept = { ...mapsOf(await source.categories()), revision, at };
    return kept;
  };
  // Runs outside any caller's context, because all waiting callers share it. The end of one call would cancel the query
  // and close its connection.
  const lookOnce = (isAnew: boolean): Promise<Kept> => {
    const inTime = () => ({ requestId: systemIds.id(), deadline: new Date(Date.now() + lookMs) });
    looking ??= runInContext(inTime(), () => look(isAnew)).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const recent = async (): Promise<Kept> => {
    const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.at;
    if (kept === undefined || age > longestMs) return lookOnce(false);
    // A failure here lets the names grow old. Only then do callers see the failure.
    if (age > renewedMs) lookOnce(false).catch(() => undefined);
    return kept;
  };
  const byNums = async (nums: readonly number[]): Promise<HoldingCategory[]> => {
    const named = ({ byNum }: Kept): HoldingCategory[] => nums.flatMap((num) => byNum.get(num) ?? []);
    const found = named(await recent());
    // Cards can be in a category that was added without a new revision, for example by a seed.
    return found.length === new Set(nums).size ? found : named(await lookOnce(true));
  };
  return { byNums, lastNumOf: (id) => kept?.numById.get(id) };
}
