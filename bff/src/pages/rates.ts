import { isAppError } from '@setu/kit/core';
import type { Rate } from '@setu/proto/fx/rates';
import type { CallOptions } from '../http/call-options.js';
import type { Services } from '../services.js';

const cacheMs = 30_000;
const retryMs = 2000;
const fetchTimeoutMs = 1000;
/** The age after which the last known rate is no longer trusted, if fx does not answer. */
const trustedMs = 24 * 3_600_000;

/**
 * Returns today's rupee rate, cached for half a minute. While fx does not answer, returns the last known rate, or null
 * without one.
 * `rateTimeoutMs` limits how long the caller waits for a new rate.
 */
export const todaysRate = (fx: Services['fx'], now: () => number = Date.now) => {
  let cached: { rate: Rate | null; at: number } = { rate: null, at: Number.NEGATIVE_INFINITY };
  let nextFetchAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<Rate | null> | null = null;

  const known = (): Rate | null => (now() - cached.at < trustedMs ? cached.rate : null);

  const fetchRate = async (options: CallOptions): Promise<Rate | null> => {
    try {
      const { rate } = await fx.getRate({ date: '', currency: 'INR' }, options);
      cached = { rate: rate ?? null, at: now() };
      nextFetchAt = now() + cacheMs;
    } catch (error) {
      if (!isAppError(error)) throw error;
      nextFetchAt = now() + retryMs;
    }
    return known();
  };

  const get = (options: Omit<CallOptions, 'signal'>, rateTimeoutMs = fetchTimeoutMs): Promise<Rate | null> => {
    if (now() < nextFetchAt) return Promise.resolve(known());
    fetching ??= fetchRate({
      ...options,
      signal: AbortSignal.timeout(fetchTimeoutMs),
      timeoutMs: fetchTimeoutMs,
    }).finally(() => {
      fetching = null;
    });
    return Promise.race([fetching, afterwards(rateTimeoutMs, known)]);
  };
  return { get };
};
export type Rates = ReturnType<typeof todaysRate>;

const afterwards = <T>(ms: number, value: () => T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value()), ms).unref();
  });
