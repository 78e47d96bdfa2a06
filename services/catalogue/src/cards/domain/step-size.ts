/** So long may the transaction of one step be: whoever writes the same rows waits for it. */
const goalMs = 300;
const least = 0.05;

/**
 * Takes which part of a full step was done and how long it took, gives the part for the next one: steps stay short where
 * the machine is busy or slow, and grow again where it is not, twofold at most.
 */
export function nextPart(part: number, tookMs: number): number {
  return Math.min(1, Math.max(least, part * Math.min(2, goalMs / Math.max(1, tookMs))));
}
