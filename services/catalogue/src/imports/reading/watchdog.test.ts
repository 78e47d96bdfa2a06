import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cpuTimeOf } from './cpu-time.js';
import { createWatchdog } from './watchdog.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Reader {
  /** The times at which the reader reports progress, in milliseconds. */
  messages: readonly number[];
  pausesAt?: number;
  /** The reader's share of the machine's CPU time, from 0 to 1. */
  share?: number;
}

/** Returns the time in milliseconds at which the reader is stopped, or undefined if it never is. */
function timedOutAt({ messages, pausesAt, share = 1 }: Reader): number | undefined {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let at: number | undefined;
  const { onProgress, pause } = createWatchdog(
    () => {
      at ??= elapsed();
    },
    () => elapsed() * share,
  );
  for (const ms of messages) setTimeout(onProgress, ms);
  if (pausesAt !== undefined) setTimeout(pause, pausesAt);
  vi.advanceTimersByTime(600_000);
  return at;
}

const every = (ms: number, count: number): number[] => Array.from({ length: count }, (_, piece) => piece * ms);

it('stops a reader that goes silent, however much it has read', () => {
  expect(timedOutAt({ messages: [0] })).toBe(3_000);
  expect(timedOutAt({ messages: every(10, 400) })).toBe(3_990 + 3_000);
});

it('waits for a reader that makes progress, however large the file is', () => {
  expect(timedOutAt({ messages: every(80, 600), pausesAt: 48_000 })).toBeUndefined();
  expect(timedOutAt({ messages: [0, 2_500, 2_510, 2_520], pausesAt: 3_250 })).toBeUndefined();
});

it('stops a reader that needs too long for each piece', () => {
  expect(timedOutAt({ messages: every(1_000, 100) })).toBe(3_300);
});

it('counts CPU time: a reader with a tenth of the machine gets ten times as long', () => {
  expect(timedOutAt({ messages: every(800, 600), pausesAt: 480_000, share: 0.1 })).toBeUndefined();
  expect(timedOutAt({ messages: [0], share: 0.1 })).toBeGreaterThanOrEqual(30_000);
});

it('measures the CPU time of a known process and the elapsed time of an unknown one', () => {
  const [own, unknown] = [cpuTimeOf(process.pid), cpuTimeOf(undefined)];
  const before = own();
  const used = process.cpuUsage();
  while (process.cpuUsage(used).user < 60_000);
  expect(own() - before).toBeGreaterThanOrEqual(process.platform === 'linux' ? 30 : 0);
  vi.advanceTimersByTime(250);
  expect(unknown()).toBe(250);
});
