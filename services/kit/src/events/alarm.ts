export interface Alarm {
  ring(): void;
  /** Resolves at the next ring, at once when it rang since the last wait, and at the latest after `ms` or on abort. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Lets a polling loop be woken early. */
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
