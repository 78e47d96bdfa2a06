const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an event is retried. A webhook that receives nothing for this long is switched off. */
export const RETRY_LIMIT_MS = 72 * HOUR_MS;

const pauses = [
  5 * SECOND_MS,
  15 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];

/**
 * Returns how long an event waits after a number of failed attempts (1 is the first), or undefined when its three days
 * are over. The wait grows from seconds to hours. `chance` (0 to 1) varies it by up to 20% either way, so that
 * deliveries that failed together do not retry together.
 */
export function retryDelayMs(attempts: number, ageMs: number, chance: number): number | undefined {
  if (ageMs >= RETRY_LIMIT_MS) return undefined;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? SECOND_MS;
  return Math.round(pause * (0.8 + 0.4 * chance));
}
