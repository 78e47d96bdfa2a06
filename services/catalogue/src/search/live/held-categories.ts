import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import type { HoldingCategory } from '../store/facet-names.js';

/** What is kept of categories. */
export interface HeldCategories {
  /** Categories by their numbers, as they were a moment ago at most; those that are none any more are left out. */
  byNums(nums: readonly number[]): Promise<HoldingCategory[]>;
  /** The number a category had when it was looked at last; undefined for one that was not there. Waits for nothing. */
  lastNumOf(id: string): number | undefined;
}

interface Source {
  /** It grows with every change of the trees. */
  revision(): Promise<bigint>;
  /** All of them. */
  categories(): Promise<HoldingCategory[]>;
}

interface Kept {
  revision: bigint;
  byNum: ReadonlyMap<number, HoldingCategory>;
  numById: ReadonlyMap<string, number>;
  /** When the revision was asked for. */
  at: number;
}

/** A new name may be this late. */
const longestMs = 2_000;
/** What was looked at so long ago is looked at again beside the answer: nobody waits for what all ask for. */
const renewedMs = 1_000;

/** A look takes no longer: a database that is silent must not keep those waiting who come after it is back. */
const lookMs = 1_500;

const mapsOf = (categories: readonly HoldingCategory[]): Pick<Kept, 'byNum' | 'numById'> => ({
  byNum: new Map(categories.map((one) => [one.num, one])),
  numById: new Map(categories.map(({ id, num }) => [id, num])),
});

/** Keeps the categories while the trees have not changed: what each one holds costs more to find out than a list takes. */
export function heldCategories(source: Source, now: () => number = () => performance.now()): HeldCategories {
  let kept: Kept | undefined;
  let looking: Promise<Kept> | undefined;
  const look = async (isAnew: boolean): Promise<Kept> => {
    const at = now();
    // The revision first: a change in between leaves the categories under an older one, which the next look finds.
    const revision = await source.revision();
    const isSame = !isAnew && kept?.revision === revision;
    if (isSame && kept) kept = { ...kept, at };
    else kept = { ...mapsOf(await source.categories()), revision, at };
    return kept;
  };
  // For all who wait, so in no one's call: the end of that would cut the query off, and the session with it.
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
    // One that fails leaves the names to grow old: then whoever asks is told of the failure.
    if (age > renewedMs) lookOnce(false).catch(() => undefined);
    return kept;
  };
  const byNums = async (nums: readonly number[]): Promise<HoldingCategory[]> => {
    const named = ({ byNum }: Kept): HoldingCategory[] => nums.flatMap((num) => byNum.get(num) ?? []);
    const found = named(await recent());
    // What cards are in and nobody knows of has come past the trees' count, as with seeds.
    return found.length === new Set(nums).size ? found : named(await lookOnce(true));
  };
  return { byNums, lastNumOf: (id) => kept?.numById.get(id) };
}
