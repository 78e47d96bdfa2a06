/**
 * The limits of a reader, in milliseconds of its own CPU time: how long it may be silent, and how much each piece it
 * has read adds to the total.
 * The .xls reader returns no row before it has read the full file, and a few wrong bytes can make it loop for ever.
 * It reads a piece of a valid file in a small part of this time, however large the file is.
 */
const limits = { silentMs: 3_000, pieceMs: 100 } as const;
/** The minimum interval between two checks, in milliseconds. */
const minIntervalMs = 50;

/**
 * Watches a reader. Call `onProgress` when it starts and after each piece it has read. Call `pause` while it is not
 * expected to make progress.
 */
export interface Watchdog {
  onProgress: () => void;
  pause: () => void;
}

/**
 * Stops a reader that is silent for too long, or too slow for what it has read. Time is the CPU time from `spentMs`,
 * because a valid file can take any elapsed time on a busy machine.
 */
export function createWatchdog(onTimeout: () => void, spentMs: () => number): Watchdog {
  let timer: NodeJS.Timeout | undefined;
  let deadline: number | undefined;
  let limit = 0;
  const check = (): void => {
    const remainingMs = limit - spentMs();
    if (remainingMs <= 0) onTimeout();
    else timer = setTimeout(check, Math.max(minIntervalMs, remainingMs));
  };
  return {
    onProgress: () => {
      clearTimeout(timer);
      const now = spentMs();
      deadline = deadline === undefined ? now + limits.silentMs : deadline + limits.pieceMs;
      limit = Math.min(deadline, now + limits.silentMs);
      check();
    },
    pause: () => clearTimeout(timer),
  };
}
