/**
 * Milliseconds a reader may say nothing before its first row, and how many more in all each piece it has read gives it. The
 * reader of an .xls gives no row before it has the whole file, and one with a few wrong bytes can keep it for ever; of a good
 * file it reads a piece in a small part of this, however large the file is.
 */
const allowed = { silentMs: 5_000, pieceMs: 250 } as const;

/** Waits for a reader: `hear` when it begins and at each piece it has read, `rest` when there is nothing to wait for. */
export interface Patience {
  hear: () => void;
  rest: () => void;
}

/** Gives up a reader that is silent for too long, or takes too long for as much as it has read. */
export function patience(giveUp: () => void): Patience {
  let waiting: NodeJS.Timeout | undefined;
  let until: number | undefined;
  return {
    hear: () => {
      clearTimeout(waiting);
      const now = performance.now();
      until = until === undefined ? now + allowed.silentMs : until + allowed.pieceMs;
      waiting = setTimeout(giveUp, Math.max(0, Math.min(until - now, allowed.silentMs)));
    },
    rest: () => clearTimeout(waiting),
  };
}
