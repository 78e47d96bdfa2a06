const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long an email is tried again if its server does not accept it. */
const retryLimitMs = 3 * DAY_MS;

/**
 * Returns how long an email waits that its server delayed, although it accepts others: a tenth of its age, between a
 * minute and an hour. Returns undefined after three days.
 */
export function retryDelayMs(ageMs: number): number | undefined {
  if (ageMs >= retryLimitMs) return undefined;
  return Math.min(Math.max(ageMs / 10, MINUTE_MS), 60 * MINUTE_MS);
}
