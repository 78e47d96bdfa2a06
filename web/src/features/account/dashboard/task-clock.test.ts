import { expect, it } from 'vitest';
import { byUrgency, taskLevel } from './task-clock';

const now = new Date('2026-11-20T12:00:00Z');
const task = (since: string, due_at: string | null): Parameters<typeof taskLevel>[0] => ({
  ...{ due_at, since, reason: 'turn', request: { clock: null, status: 'contracted' } },
});

it.each([
  ['an hour old and within its deadline is not urgent', '2026-11-20T11:00:00Z', '2026-11-22T19:00:00Z', undefined],
  ['three days old with four days left is not urgent', '2026-11-17T12:00:00Z', '2026-11-24T12:00:00Z', undefined],
  ['in the last day before its deadline is urgent', '2026-11-20T11:00:00Z', '2026-11-21T11:59:00Z', 'soon'],
  ['an hour old but past a short deadline is late', '2026-11-20T11:00:00Z', '2026-11-20T11:59:59Z', 'late'],
  ['a month old without a deadline is urgent', '2026-10-20T12:00:00Z', null, 'soon'],
])('a task %s', (_says, since, due, level) => {
  expect(taskLevel(task(since, due), now)).toBe(level);
});

it.each([
  ['2026-11-20T12:30:00Z', '2026-11-20T13:00:00Z', undefined],
  ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', 'soon'],
  ['2026-11-20T11:00:00Z', '2026-11-20T11:59:00Z', 'late'],
])('a broker’s task follows the SLA timer of its stage: warning at %s, deadline at %s', (warn_at, due_at, level) => {
  const request = { clock: { warn_at, due_at, waits_for: 'broker' as const }, status: 'in_work' as const };
  expect(taskLevel({ ...task('2026-10-01T00:00:00Z', due_at), request }, now)).toBe(level);
});

it('a question is rated by its waiting time, and an overdue milestone is late', () => {
  const clock = { warn_at: '2026-11-01T00:00:00Z', due_at: '2026-11-02T00:00:00Z', waits_for: null };
  const request = { clock, status: 'in_work' as const };
  const open = { ...task('2026-11-20T11:00:00Z', null), request };
  expect(taskLevel({ ...open, reason: 'question' }, now)).toBeUndefined();
  expect(taskLevel({ ...open, reason: 'milestone' }, now)).toBe('late');
});

it('a draft is never urgent, because nobody waits for it', () => {
  const request = { clock: null, status: 'draft' as const };
  expect(taskLevel({ ...task('2026-10-20T12:00:00Z', null), request }, now)).toBeUndefined();
});

it('overdue tasks are first, then those due soon, and the others keep their order', () => {
  const old = task('2026-11-19T12:00:00Z', null);
  const soon = task('2026-11-20T09:00:00Z', '2026-11-20T20:00:00Z');
  const late = task('2026-11-18T12:00:00Z', '2026-11-19T12:00:00Z');
  const fresh = task('2026-11-20T10:00:00Z', '2026-11-23T12:00:00Z');
  expect(byUrgency([old, late, fresh, soon], now)).toEqual([late, soon, old, fresh]);
});
