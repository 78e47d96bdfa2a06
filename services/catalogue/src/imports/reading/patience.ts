/**
 * Milliseconds of its own work a reader may say nothing, and how many more in all each piece it has read gives it. The reader
 * of an .xls gives no row before it has the whole file, and one with a few wrong bytes can keep it for ever; of a good file it
 * reads a piece in a small part of this, however large the file is.
 */
const allowed = { silentMs: 3_000, pieceMs: 100 } as const;
/** Nothing is looked at more often. */
const oftenMs = 50;

/** Waits for a reader: `hear` when it begins and at each piece it has read, `rest` when there is nothing to wait for. */
export interface Patience {
  hear: () => void;
  rest: () => void;
}

/**
 * Gives up a reader that is silent for too long, or takes too long for as much as it has read. What counts is how long it
 * worked, by `spentMs`: on a machine that does other things a good file takes any time, and no more work.
 */
export function patience(giveUp: () => void, spentMs: () => number): Patience {
  let waiting: NodeJS.Timeout | undefined;
  let until: number | undefined;
  let limit = 0;
  const wait = (): void => {
    const left = limit - spentMs();
    if (left <= 0) giveUp();
    else waiting = setTimeout(wait, Math.max(oftenMs, left));
  };
  return {
    hear: () => {
      clearTimeout(waiting);
      const now = spentMs();
      until = until === undefined ? now + allowed.silentMs : until + allowed.pieceMs;
      limit = Math.min(until, now + allowed.silentMs);
      wait();
    },
    rest: () => clearTimeout(waiting),
  };
}
