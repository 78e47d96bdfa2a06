import { describe, expect, it } from 'vitest';
import { periodStart, recipients, responsibleParty, searchText } from './notices.js';

describe('The period of a notification list', () => {
  it.each([
    ['day', '', '2026-11-20T15:30:00Z', '2026-11-20T00:00:00.000Z'],
    ['week', '', '2026-11-20T15:30:00Z', '2026-11-14T00:00:00.000Z'],
    ['month', '', '2026-11-20T15:30:00Z', '2026-10-22T00:00:00.000Z'],
    ['day', 'Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-19T18:30:00.000Z'],
    ['day', 'Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-20T18:30:00.000Z'],
    // Berlin switches to winter time on 25 October, so the week before it began in summer time.
    ['week', 'Europe/Berlin', '2026-10-27T12:00:00Z', '2026-10-20T22:00:00.000Z'],
  ] as const)('%s in "%s" at %s starts at %s', (period, zone, now, expected) => {
    expect(periodStart(period, zone, new Date(now))?.toISOString()).toBe(expected);
  });

  it('has no start for all notifications', () => {
    expect(periodStart('all', '', new Date())).toBeUndefined();
  });
});

describe('The recipients of a notification', () => {
  it.each([
    ['include each user once', ['a', 'b', 'a'], [], ['a', 'b']],
    ['leave out the actors', ['a', 'b', 'c'], ['a', 'c'], ['b']],
    ['are empty if there are no candidates', ['', ''], ['x'], []],
  ])('%s', (_title, candidates, actorIds, expected) => {
    expect(recipients(candidates, actorIds)).toEqual(expected);
  });

  it.each([
    ['created', 'reviewer'],
    ['corrected', 'reviewer'],
    ['approved', 'reviewer'],
    ['reviewed', 'manager'],
    ['completed', 'manager'],
  ])('for a review in the status "%s" are on the side of the %s', (to, expected) => {
    expect(responsibleParty({ to, reviewerId: 'r', managerId: 'm' })).toBe(expected);
  });
});

it('a search text has single spaces and a maximum length', () => {
  expect(searchText('  насосы \n\u0000  для   воды ')).toBe('насосы для воды');
  expect(searchText('я'.repeat(500))).toHaveLength(200);
});
