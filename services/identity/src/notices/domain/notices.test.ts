import { describe, expect, it } from 'vitest';
import { periodStart, recipients, searchText, turnOf } from './notices.js';

describe('the period of a notice list', () => {
  it.each([
    ['day', '', '2026-11-20T15:30:00Z', '2026-11-20T00:00:00.000Z'],
    ['week', '', '2026-11-20T15:30:00Z', '2026-11-14T00:00:00.000Z'],
    ['month', '', '2026-11-20T15:30:00Z', '2026-10-22T00:00:00.000Z'],
    ['day', 'Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-19T18:30:00.000Z'],
    ['day', 'Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-20T18:30:00.000Z'],
    // The clocks of Berlin go back on 25 October: the week before it began in summer time.
    ['week', 'Europe/Berlin', '2026-10-27T12:00:00Z', '2026-10-20T22:00:00.000Z'],
  ] as const)('%s in "%s" at %s begins %s', (period, zone, now, expected) => {
    expect(periodStart(period, zone, new Date(now))?.toISOString()).toBe(expected);
  });

  it('all has no beginning', () => {
    expect(periodStart('all', '', new Date())).toBeUndefined();
  });
});

describe('who is told', () => {
  it.each([
    ['everyone once', ['a', 'b', 'a'], [], ['a', 'b']],
    ['nobody of his own act', ['a', 'b', 'c'], ['a', 'c'], ['b']],
    ['nobody when there is nobody', ['', ''], ['x'], []],
  ])('%s', (_title, candidates, doers, expected) => {
    expect(recipients(candidates, doers)).toEqual(expected);
  });

  it.each([
    ['created', 'reviewer'],
    ['corrected', 'reviewer'],
    ['approved', 'reviewer'],
    ['reviewed', 'manager'],
    ['completed', 'manager'],
  ])('a review that is %s waits for the %s', (to, expected) => {
    expect(turnOf({ to, reviewerId: 'r', managerId: 'm' })).toBe(expected);
  });
});

it('a search is collapsed and capped', () => {
  expect(searchText('  насосы \n\u0000  для   воды ')).toBe('насосы для воды');
  expect(searchText('я'.repeat(500))).toHaveLength(200);
});
