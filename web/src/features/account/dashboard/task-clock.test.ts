import { expect, it } from 'vitest';
import { byUrgency, taskLevel } from './task-clock';

const now = new Date('2026-11-20T12:00:00Z');
const task = (since: string, due_at: string | null): Parameters<typeof taskLevel>[0] => ({
  ...{ due_at, since, reason: 'turn', request: { status: 'contracted' } },
});

it.each([
  ['an hour old and within its deadline is not urgent', '2026-11-20T11:00:00Z', '2026-11-22T19:00:00Z', undefined],
  ['three days old with four days left is not urgent', '2026-11-17T12:00:00Z', '2026-11-24T12:00:00Z', undefined],
  ['that is due today is urgent', '2026-11-20T11:00:00Z', '2026-11-20T20:30:00Z', 'soon'],
  ['that is due tomorrow is not urgent', '2026-11-16T11:00:00Z', '2026-11-20T21:30:00Z', undefined],
  ['an hour old but past a short deadline is late', '2026-11-20T11:00:00Z', '2026-11-20T11:59:59Z', 'late'],
  ['a month old without a deadline is urgent', '2026-10-20T12:00:00Z', null, 'soon'],
])('a task %s', (_says, since, due, level) => {
  expect(taskLevel(task(since, due), now)).toBe(level);
});

it('a question is rated by its waiting time, and an overdue milestone is late', () => {
  const request = { status: 'in_work' as const };
  const open = { ...task('2026-11-20T11:00:00Z', null), request };
  expect(taskLevel({ ...open, reason: 'question' }, now)).toBeUndefined();
  expect(taskLevel({ ...open, reason: 'milestone' }, now)).toBe('late');
});

it('a draft is never urgent, because nobody waits for it', () => {
  const request = { status: 'draft' as const };
  expect(taskLevel({ ...task('2026-10-20T12:00:00Z', null), request }, now)).toBeUndefined();
});

it('overdue tasks are first, then those due soon, and the others keep their order', () => {
  const old = task('2026-11-19T12:00:00Z', null);
  const soon = task('2026-11-20T09:00:00Z', '2026-11-20T20:00:00Z');
  const late = task('2026-11-18T12:00:00Z', '2026-11-19T12:00:00Z');
  const fresh = task('2026-11-20T10:00:00Z', '2026-11-23T12:00:00Z');
  const next = task('2026-11-20T11:00:00Z', '2026-11-21T20:00:00Z');
  expect(byUrgency([old, late, fresh, next, soon], now)).toEqual([late, soon, next, old, fresh]);
});
