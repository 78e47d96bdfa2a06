/** The target time of one step's transaction, in ms. Writers of the same rows wait that long. */
const goalMs = 300;
const minShare = 0.05;

/**
 * Returns the part of a full step to do next, given the part that was done and how long it took. Steps stay short while
 * the machine is busy or slow. They grow again afterwards, at most twofold at a time.
 */
export function nextShare(part: number, tookMs: number): number {
  return Math.min(1, Math.max(minShare, part * Math.min(2, goalMs / Math.max(1, tookMs))));
}
