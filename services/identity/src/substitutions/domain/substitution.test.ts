import { describe, expect, it } from 'vitest';
import { arrangement, candidateFailure, dayFailures, isInForce, isOpen, termOf } from './substitution.js';

const person = { id: 'marina', companyId: 'volga', status: 'active' as const };

describe('Arranging a substitution', () => {
  it.each([
    ['is allowed to the substituted user', { userId: 'marina', companyId: 'volga', isAdmin: false }, 'allowed'],
    ['is allowed to an administrator of the company', { userId: 'boss', companyId: 'volga', isAdmin: true }, 'allowed'],
    ['is not allowed to a colleague', { userId: 'pavel', companyId: 'volga', isAdmin: false }, 'denied'],
    [
      'is hidden from an administrator of another company',
      { userId: 'boss', companyId: 'onega', isAdmin: true },
      'unknown',
    ],
    ['is hidden from a user without a company', { userId: 'x', companyId: '', isAdmin: true }, 'unknown'],
  ])('%s', (_who, by, expected) => {
    expect(arrangement(by, person)).toBe(expected);
  });
});

describe('Being a substitute', () => {
  it.each([
    ['is possible for a colleague', { ...person, id: 'pavel' }, false, undefined],
    ['is not possible for a missing user', undefined, false, 'substitute_unknown'],
    [
      'is not possible for a user of another company',
      { ...person, id: 'rival', companyId: 'onega' },
      false,
      'substitute_unknown',
    ],
    ['is not possible for the user themselves', person, false, 'substitute_self'],
    [
      'is not possible for a disabled user',
      { ...person, id: 'pavel', status: 'disabled' as const },
      false,
      'substitute_gone',
    ],
    [
      'is not possible for an invited user',
      { ...person, id: 'pavel', status: 'invited' as const },
      false,
      'substitute_gone',
    ],
    ['is not possible for a user who has a substitute', { ...person, id: 'pavel' }, true, 'substitute_taken'],
  ])('%s', (_who, candidate, hasSubstitute, expected) => {
    expect(candidateFailure(person, candidate, hasSubstitute)).toBe(expected);
  });
});

describe('The days of a substitution', () => {
  // In Samara it is already the 21st.
  const now = new Date('2026-11-20T21:00:00Z');
  const failures = (start: string, finish: string, previousStart?: string) =>
    dayFailures({ start, finish, timeZone: 'Europe/Samara' }, now, previousStart);

  it.each([
    ['2026-11-21', '2026-11-30', undefined, {}],
    ['2026-11-21', '2026-11-21', undefined, {}],
    ['2026-11-20', '2026-11-30', undefined, { date_start: 'date_past' }],
    ['2026-11-25', '2026-11-24', undefined, { date_finish: 'day_before_start' }],
    ['', '', undefined, { date_start: 'required', date_finish: 'required' }],
    ['2026-02-31', 'soon', undefined, { date_start: 'invalid_date', date_finish: 'invalid_date' }],
    // A substitution that has begun keeps its first day, and its last day may not be in the past.
    ['2026-11-18', '2026-11-30', '2026-11-18', {}],
    ['2026-11-23', '2026-11-30', '2026-11-18', { date_start: 'substitution_begun' }],
    ['2026-11-18', '2026-11-20', '2026-11-18', { date_finish: 'date_past' }],
    ['2026-11-23', '2026-11-30', '2026-11-25', {}],
  ])('are validated: %s – %s, when the first day was %s', (start, finish, previousStart, expected) => {
    expect(failures(start, finish, previousStart)).toEqual(expected);
  });

  it('are in the user’s own time zone and include the full last day', () => {
    const term = termOf({ start: '2026-11-21', finish: '2026-11-30', timeZone: 'Europe/Samara' });
    expect([term.startsAt.toISOString(), term.endsAt.toISOString()]).toEqual([
      '2026-11-20T20:00:00.000Z',
      '2026-11-30T20:00:00.000Z',
    ]);
    const line = { id: 's', userId: 'marina', substituteId: 'pavel', start: '', finish: '', timeZone: '', ...term };
    const inForce = (at: string) => isInForce(line, new Date(at));
    expect(inForce('2026-11-20T19:59:59.999Z')).toBe(false);
    expect(inForce('2026-11-20T20:00:00Z')).toBe(true);
    expect(inForce('2026-11-30T19:59:59.999Z')).toBe(true);
    expect(inForce('2026-11-30T20:00:00Z')).toBe(false);
    expect(isInForce({ ...line, removedAt: now }, now)).toBe(false);
    expect([isOpen(line, new Date('2026-11-01')), isOpen(line, term.endsAt)]).toEqual([true, false]);
  });
});
