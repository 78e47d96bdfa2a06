const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So long an event is offered; a webhook that received nothing for so long is switched off. */
export const PATIENCE_MS = 72 * HOUR_MS;

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
 * How long an event waits after so many failed tries (1: the first): seconds first, then hours, a fifth more or less by
 * `chance` (0 to 1), so that what failed together does not come back together. Undefined when its three days are over.
 */
export function nextTryMs(attempts: number, ageMs: number, chance: number): number | undefined {
  if (ageMs >= PATIENCE_MS) return undefined;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? SECOND_MS;
  return Math.round(pause * (0.8 + 0.4 * chance));
}
