import type { Clock } from '@setu/kit/core';
import type { Job } from '@setu/kit/process';
import type { Stores } from '../store/index.js';

const BATCH = 1000;
const HOUR_MS = 3_600_000;

/** Deletes what can no longer be used: run-out sessions and "remember me" tokens, counters of an hour ago. */
export const purgeExpired = ({ read, clock }: { read: Stores; clock: Clock }): Job => ({
  name: 'identity.purge-expired',
  everyMs: 10 * 60_000,
  runOnce: async () => {
    const now = clock.now();
    await read.sessions.purge(now, BATCH);
    await read.rememberTokens.purge(now, BATCH);
    await read.signInAttempts.purge(new Date(now.getTime() - HOUR_MS), BATCH);
  },
});
