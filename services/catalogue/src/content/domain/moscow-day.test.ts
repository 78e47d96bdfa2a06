import { expect, it } from 'vitest';
import { moscowDay } from './moscow-day.js';

it.each([
  ['2026-11-20T20:59:59Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Moscow', (now, day) => {
  expect(moscowDay(new Date(now))).toBe(day);
});
