import { limited } from '@setu/kit/core';

/** A limit on concurrent work per owner. */
export interface ConcurrencyLimit {
  /**
   * Reserves a slot and returns the function that releases it. Rejects (429, Retry-After) when the owner is at the
   * limit.
   */
  enter: (owner: string) => () => void;
}

/**
 * Limits concurrent work per owner, counted in this process. The limit protects this process's own sockets and memory.
 * A shared count would need clean-up whenever a process dies.
 */
export const limitConcurrency = (max: number): ConcurrencyLimit => {
  const counts = new Map<string, number>();
  const change = (owner: string, by: number): void => {
    const count = (counts.get(owner) ?? 0) + by;
    if (count === 0) counts.delete(owner);
    else counts.set(owner, count);
  };
  const enter = (owner: string): (() => void) => {
    if ((counts.get(owner) ?? 0) >= max) throw limited('too_many_requests', 5);
    change(owner, 1);
    let isIn = true;
    return () => {
      if (isIn) change(owner, -1);
      isIn = false;
    };
  };
  return { enter };
};
