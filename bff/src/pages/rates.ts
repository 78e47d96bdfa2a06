import { isAppError } from '@setu/kit/core';
import type { Rate } from '@setu/proto/fx/rates';
import type { CallOptions } from '../http/call-options.js';
import type { Services } from '../services.js';

const keptMs = 30_000;
const retryMs = 2000;
const fetchTimeoutMs = 1000;
/** The age after which the last known rate is no longer trusted, if fx does not answer. */
const trustedMs = 24 * 3_600_000;

/**
 * Returns today's rupee rate, cached for half a minute. While fx does not answer, returns the last known rate, or null
 * without one.
 * `patienceMs` limits how long the caller waits for a new rate.
 */
export const todaysRate = (fx: Services['fx'], now: () => number = Date.now) => {
  let kept: { rate: Rate | null; at: number } = { rate: null, at: Number.NEGATIVE_INFINITY };
  let nextAsk = Number.NEGATIVE_INFINITY;
  let asking: Promise<Rate | null> | null = null;

  const known = (): Rate | null => (now() - kept.at < trustedMs ? kept.rate : null);

  const fetchRate = async (options: CallOptions): Promise<Rate | null> => {
    try {
      const { rate } = await fx.getRate({ date: '', currency: 'INR' }, options);
      kept = { rate: rate ?? null, at: now() };
      nextAsk = now() + keptMs;
    } catch (error) {
      if (!isAppError(error)) throw error;
      nextAsk = now() + retryMs;
    }
    return known();
  };

  const get = (options: Omit<CallOptions, 'signal'>, rateTimeoutMs = fetchTimeoutMs): Promise<Rate | null> => {
    if (now() < nextAsk) return Promise.resolve(known());
    asking ??= fetchRate({
      ...options,
      signal: AbortSignal.timeout(fetchTimeoutMs),
      timeoutMs: fetchTimeoutMs,
    }).finally(() => {
      asking = null;
    });
    return Promise.race([asking, afterwards(rateTimeoutMs, known)]);
  };
  return { get };
};
export type Rates = ReturnType<typeof todaysRate>;

const afterwards = <T>(ms: number, value: () => T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value()), ms).unref();
  });
