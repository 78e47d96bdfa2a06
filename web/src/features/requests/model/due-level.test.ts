import { expect, it } from 'vitest';
import { dueLevel } from './due-level';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['a minute ago is late', '2026-11-20T11:59:00Z', 'late'],
  ['in a minute is urgent', '2026-11-20T12:01:00Z', 'soon'],
  ['at the end of today in Moscow is urgent', '2026-11-20T20:59:00Z', 'soon'],
  ['tomorrow is not urgent', '2026-11-20T21:01:00Z', undefined],
])('a deadline %s', (_says, due, level) => {
  expect(dueLevel(due, now)).toBe(level);
});
