import type { Clock } from '../clock.js';

export type TestClock = Clock & {
  set(date: Date): void;
  /** Forward by so many milliseconds. */
  advance(ms: number): void;
};

/** A clock that stands at `start` but for one millisecond a look, so that what happened first has the earlier time. */
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
