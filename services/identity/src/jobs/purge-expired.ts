import type { Clock } from '@setu/kit/core';
import type { Job } from '@setu/kit/process';
import type { Stores } from '../store/index.js';

const BATCH = 1000;
const HOUR_MS = 3_600_000;

/** Deletes what can no longer be used: run-out sessions and "remember me" tokens, counters of an hour ago. */
export const purgeExpired = ({ read, clock }: { read: Stores; clock: Clock }): Job => ({
  name: 'identity.purge-expired',
  everyMs: 10 * 60_000,
  runOnce: async (signal) => {
    const now = clock.now();
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    await untilDone(signal, () => read.sessions.purge(now, BATCH));
    await untilDone(signal, () => read.rememberTokens.purge(now, BATCH));
    await untilDone(signal, () => read.signInAttempts.purge(hourAgo, BATCH));
  },
});

// In small steps: a long delete would hold back the sign-ins it meets.
async function untilDone(signal: AbortSignal, purge: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await purge()) === BATCH);
}
