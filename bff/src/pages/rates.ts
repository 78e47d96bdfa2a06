import { isAppError } from '@setu/kit/core';
import type { Rate } from '@setu/proto/fx';
import type { CallOptions } from '../http/ask.js';
import type { Services } from '../services.js';

const keptMs = 30_000;

/** The rupee's rate of today, kept for half a minute; the last known one while fx does not answer, null when none is. */
export const todaysRate = (fx: Services['fx'], now: () => number = Date.now) => {
  let kept: { rate: Rate | null; at: number } = { rate: null, at: Number.NEGATIVE_INFINITY };
  let asking: Promise<Rate | null> | null = null;

  const fetchRate = async (options: CallOptions): Promise<Rate | null> => {
    try {
      const { rate } = await fx.getRate({ date: '', currency: 'INR' }, options);
      kept = { rate: rate ?? null, at: now() };
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
    return kept.rate;
  };

  const get = (options: Omit<CallOptions, 'signal'>): Promise<Rate | null> => {
    if (now() - kept.at < keptMs) return Promise.resolve(kept.rate);
    asking ??= fetchRate({ ...options, signal: AbortSignal.timeout(1000), timeoutMs: 1000 }).finally(() => {
      asking = null;
    });
    return asking;
  };
  return { get };
};
export type Rates = ReturnType<typeof todaysRate>;
