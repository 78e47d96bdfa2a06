/** The target time of one batch's transaction, in ms. Writers of the same rows wait that long. */
const goalMs = 300;
const minShare = 0.05;

/**
 * Returns the share of a full batch to process next, given the last share and how long it took. Batches stay short
 * while the machine is busy or slow. Afterwards they grow again, at most doubling each time.
 */
export function nextShare(part: number, tookMs: number): number {
  return Math.min(1, Math.max(minShare, part * Math.min(2, goalMs / Math.max(1, tookMs))));
}
