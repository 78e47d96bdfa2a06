import { isIPv4, isIPv6 } from 'node:net';
import { limited } from '@setu/kit/core';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface Limit {
  /** Refuses (429, Retry-After) a caller who comes too often. */
  take(address: string): Promise<void>;
}

/** One network of somebody's own: an IPv4 address, the first four groups of an IPv6 one. */
export const networkOf = (address: string): string => {
  if (isIPv4(address) || !isIPv6(address)) return address.slice(0, 64);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array.from({ length: missing }, () => '0'), ...(right ?? [])].slice(0, 4).join(':');
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
