import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left';

const since = '2026-11-20T09:00:00Z';
const after = (seconds: number) => Date.parse(since) + seconds * 1000;
const run = (stored: number) => ({ state_at: since, stored, fresh: 142, updates: 53 });

it('the remaining time is calculated from the speed so far', () => {
  expect(secondsLeft(run(128), after(38))).toBe(20);
  expect(secondsLeft(run(194), after(60))).toBe(1);
});

it('there is no remaining time before the speed is known, or after all rows are imported', () => {
  expect(secondsLeft(run(2), after(10))).toBeUndefined();
  expect(secondsLeft(run(195), after(60))).toBeUndefined();
  expect(secondsLeft(run(50), after(-5))).toBeUndefined();
});
