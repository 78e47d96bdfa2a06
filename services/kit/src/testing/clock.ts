import type { Clock } from '../clock.js';

export type TestClock = Clock & {
  set(date: Date): void;
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
};

/**
 * Creates a clock that begins at `start` and moves one millisecond per reading, so that earlier events have earlier
 * times.
 */
export function testClock(start = new Date('2026-11-20T09:00:00Z')): TestClock {
  let at = start.getTime();
  return {
    now: () => {
      at += 1;
      return new Date(at);
    },
    set: (date) => {
      at = date.getTime();
    },
    advance: (ms) => {
      at += ms;
    },
  };
}
