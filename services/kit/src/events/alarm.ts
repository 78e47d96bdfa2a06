export interface Alarm {
  ring(): void;
  /**
   * Resolves at the next ring, or immediately if the alarm rang since the last wait. Resolves after `ms` or on abort at
   * the latest.
   */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Creates an alarm that wakes a polling loop early. */
export function alarm(): Alarm {
  let rang = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rang = true;
      wake?.();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          wake = undefined;
          rang = false;
          resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done, { once: true });
        wake = done;
        if (rang || signal.aborted) done();
      }),
  };
}
