import { isAppError } from '@setu/kit/core';
import type { Rate } from '@setu/proto/fx/rates';
import type { CallOptions } from '../http/call-options.js';
import type { Services } from '../services.js';

const keptMs = 30_000;
const retryMs = 2000;
const askMs = 1000;
/** After so long without an answer the rate that was valid then may no longer be. */
const trustedMs = 24 * 3_600_000;

/**
 * The rupee's rate of today, kept for half a minute; the last known one while fx does not answer, null when none is.
 * `patienceMs` is how long the caller waits for a new one when there is an older one or none to be had.
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

  const get = (options: Omit<CallOptions, 'signal'>, patienceMs = askMs): Promise<Rate | null> => {
    if (now() < nextAsk) return Promise.resolve(known());
    asking ??= fetchRate({ ...options, signal: AbortSignal.timeout(askMs), timeoutMs: askMs }).finally(() => {
      asking = null;
    });
    return Promise.race([asking, afterwards(patienceMs, known)]);
  };
  return { get };
};
export type Rates = ReturnType<typeof todaysRate>;

const afterwards = <T>(ms: number, value: () => T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value()), ms).unref();
  });
