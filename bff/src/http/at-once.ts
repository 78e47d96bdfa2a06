import { limited } from '@setu/kit/core';

/** So many at once of each owner; `enter` gives the function to call at the end. */
export interface AtOnce {
  /** Refuses (429, Retry-After) one more than that. */
  enter: (owner: string) => () => void;
}

/**
 * At most so many at once of each owner, counted in this process: what it protects is this process's own sockets and
 * memory, and a count that others share would have to be given back by whoever dies.
 */
export const limitAtOnce = (most: number): AtOnce => {
  const counts = new Map<string, number>();
  const change = (owner: string, by: number): void => {
    const count = (counts.get(owner) ?? 0) + by;
    if (count === 0) counts.delete(owner);
    else counts.set(owner, count);
  };
  const enter = (owner: string): (() => void) => {
    if ((counts.get(owner) ?? 0) >= most) throw limited('too_many_requests', 5);
    change(owner, 1);
    let isIn = true;
    return () => {
      if (isIn) change(owner, -1);
      isIn = false;
    };
  };
  return { enter };
};
