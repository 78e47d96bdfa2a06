const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A mail its server does not take now is offered again for so long. */
const patienceMs = 3 * DAY_MS;

/**
 * How long a mail waits that the server did not take this time, though it takes others: a tenth of its age, from one
 * minute to an hour. Undefined when it has waited three days.
 */
export function nextTryMs(ageMs: number): number | undefined {
  if (ageMs >= patienceMs) return undefined;
  return Math.min(Math.max(ageMs / 10, MINUTE_MS), 60 * MINUTE_MS);
}
