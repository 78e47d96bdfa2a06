import type { Clock } from '@setu/kit/core';
import type { Task } from '@setu/kit/process';
import { REGISTRATION_MS } from '../registrations/domain/email-code.js';
import type { Stores } from '../store/index.js';

const BATCH = 1000;
const HOUR_MS = 3_600_000;
const DEVICE_MS = 180 * 24 * HOUR_MS;
const MAIL_MS = 90 * 24 * HOUR_MS;
const DELIVERY_MS = 30 * 24 * HOUR_MS;

/**
 * Deletes data that is no longer needed:
 * - expired sessions and personal tokens, unfinished sign-ins and "remember me" tokens;
 * - sign-in counters older than an hour, and rate limits of past windows;
 * - browsers without a sign-in for 180 days;
 * - emails finished 90 days ago;
 * - webhook deliveries older than 30 days.
 */
export const purgeExpired = ({ autocommit, clock }: { autocommit: Stores; clock: Clock }): Task => ({
  name: 'identity.purge-expired',
  cron: '*/10 * * * *',
  run: async (_, { signal }) => {
    const now = clock.now();
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    await untilDone(signal, () => autocommit.sessions.purge(now, BATCH));
    await untilDone(signal, () => autocommit.rememberTokens.purge(now, BATCH));
    await untilDone(signal, () => autocommit.signInAttempts.purge(hourAgo, BATCH));
    await untilDone(signal, () => autocommit.personalTokens.purge(now, BATCH));
    await untilDone(signal, () => autocommit.halfSessions.purge(now, BATCH));
    await untilDone(signal, () => autocommit.pendingFactors.purge(now, BATCH));
    await untilDone(signal, () => autocommit.rateLimits.purge(now, BATCH));
    await untilDone(signal, () => autocommit.passwordResets.purge(now, BATCH));
    await untilDone(signal, () => autocommit.emailChanges.purge(now, BATCH));
    await untilDone(signal, () => autocommit.registrations.purge(new Date(now.getTime() - REGISTRATION_MS), BATCH));
    await untilDone(signal, () => autocommit.usedCaptchas.purge(now, BATCH));
    await untilDone(signal, () => autocommit.knownDevices.purge(new Date(now.getTime() - DEVICE_MS), BATCH));
    await untilDone(signal, () => autocommit.deliveries.purge(new Date(now.getTime() - DELIVERY_MS), BATCH));
    await untilDone(signal, () => autocommit.emails.purge(new Date(now.getTime() - MAIL_MS), BATCH));
  },
});

// Small batches, because a long delete would delay concurrent sign-ins.
async function untilDone(signal: AbortSignal, purge: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await purge()) === BATCH);
}
