import { limited, networkOf } from '@setu/kit/core';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface Limit {
  /** Refuses (429, Retry-After) a caller who comes too often. */
  take(address: string): Promise<void>;
}

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
