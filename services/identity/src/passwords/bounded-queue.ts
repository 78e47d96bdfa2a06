/** The number of tasks that run at the same time, the number that may wait, and how long each may wait. */
export interface QueueLimits {
  maxConcurrent: number;
  waiting: number;
  waitMs: number;
}

/**
 * Returns a function that runs tasks within the limits, in order. `full` is the error for a task that cannot start in
 * time.
 * One hash takes 19 MiB and a core for a tenth of a second, so a flood of sign-ins must not block everything else.
 */
export function boundedQueue(limits: QueueLimits, full: () => Error): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const awaitTurn = (): Promise<void> => {
    if (running < limits.maxConcurrent) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= limits.waiting) return Promise.reject(full());
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(full());
      }, limits.waitMs);
      waiting.push(start);
    });
  };

  const startNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (task) => {
    await awaitTurn();
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
