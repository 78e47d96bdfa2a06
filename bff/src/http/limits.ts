import { limited, networkOf } from '@setu/kit/core';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface Limit {
  /** Refuses (429, Retry-After) a caller who comes too often. */
  take(address: string): Promise<void>;
}

/** So many at once of each owner; `enter` gives the function to call at the end. */
export interface AtOnce {
  /** Refuses (429, Retry-After) one more than that. */
  enter: (owner: string) => () => void;
}

/** At most so many at once of each owner, counted in this process. */
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

/** So many calls per address and duration (seconds), counted in this process. */
export const limitPerAddress = (points: number, duration: number): Limit => {
  const limiter = new RateLimiterMemory({ points, duration });
  const take = async (address: string): Promise<void> => {
    const result = await limiter.consume(networkOf(address)).catch((refusal: { msBeforeNext?: number }) => refusal);
    if (!('consumedPoints' in result) || Number(result.consumedPoints) <= points) return;
    throw limited('too_many_requests', Math.max(1, Math.ceil((result.msBeforeNext ?? 1000) / 1000)));
  };
  return { take };
};
