const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The maximum age of an email at which delivery is still retried. */
const retryLimitMs = 3 * DAY_MS;

/**
 * Returns how long an email waits if its server delayed it but accepts others: a tenth of its age, between a minute and
 * an hour. Returns undefined after three days.
 */
export function retryDelayMs(ageMs: number): number | undefined {
  if (ageMs >= retryLimitMs) return undefined;
  return Math.min(Math.max(ageMs / 10, MINUTE_MS), 60 * MINUTE_MS);
}
