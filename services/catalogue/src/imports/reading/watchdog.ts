/**
 * The limits of a reader, in milliseconds of its own CPU time: how long it may be silent, and how much each piece it
 * has read adds to the total.
 * The .xls reader returns no row before it has read the full file, and a few wrong bytes can make it loop for ever.
 * It reads a piece of a valid file in a small part of this time, however large the file is.
 */
const allowed = { silentMs: 3_000, pieceMs: 100 } as const;
/** The minimum interval between two checks, in milliseconds. */
const oftenMs = 50;

/**
 * Watches a reader. Call `hear` when it starts and after each piece it has read, and `rest` while nothing is expected
 * of it.
 */
export interface Patience {
  hear: () => void;
  rest: () => void;
}

/**
 * Stops a reader that is silent for too long, or too slow for what it has read. Time is the CPU time from `spentMs`,
 * because a valid file can take any elapsed time on a busy machine.
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
