import type { Scheduler } from '../scheduler.js';

/** The id of the file that was written at each path. */
export const fileAt = new Map<string, string>();

let scheduler: Scheduler | undefined;

const running = (): Scheduler => {
  if (scheduler === undefined) throw new Error('no simulation runs');
  return scheduler;
};

/** Makes the process's clock and intervals those of a simulation. A few places read them directly. */
export function useTime(of: Scheduler): void {
  scheduler = of;
  Date.now = () => of.of.time.ms();
  Object.assign(globalThis, { setInterval: startInterval, clearInterval: ({ stop }: Interval) => stop() });
}

/** Ends the turn of the current actor once. */
export const step = (label: string): Promise<void> => running().step(label);

/** Waits in simulated time. Replaces the function of `node:timers/promises`. */
export const setTimeout = (ms: number): Promise<void> => running().sleep(ms, 'waited');

interface Interval {
  stop(): void;
  unref(): Interval;
}

function startInterval(call: () => void, ms: number): Interval {
  const of = running();
  let isOver = false;
  const stop = (): void => {
    isOver = true;
  };
  const work = async (): Promise<void> => {
    for (;;) {
      await of.sleep(ms, 'interval');
      if (isOver) return;
      call();
    }
  };
  void work();
  const interval: Interval = { stop, unref: () => interval };
  return interval;
}
