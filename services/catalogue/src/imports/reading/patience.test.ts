import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from './patience.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** When a reader that says so at these milliseconds is given up; undefined: never. */
function givenUpAt(said: readonly number[], restsAt?: number): number | undefined {
  const begun = performance.now();
  let at: number | undefined;
  const { hear, rest } = patience(() => {
    at ??= performance.now() - begun;
  });
  for (const ms of said) setTimeout(hear, ms);
  if (restsAt !== undefined) setTimeout(rest, restsAt);
  vi.advanceTimersByTime(600_000);
  return at;
}

const every = (ms: number, count: number): number[] => Array.from({ length: count }, (_, piece) => piece * ms);

it('gives a reader up that says nothing more, however much it had read', () => {
  expect(givenUpAt([0])).toBe(5_000);
  expect(givenUpAt(every(10, 400))).toBe(3_990 + 5_000);
});

it('waits for one that goes on, however large its file is', () => {
  expect(givenUpAt(every(200, 600), 120_000)).toBeUndefined();
  expect(givenUpAt([0, 4_000, 4_010, 4_020], 5_200)).toBeUndefined();
});

it('gives up one whose every piece takes long', () => {
  expect(givenUpAt(every(1_000, 100))).toBe(6_500);
});
