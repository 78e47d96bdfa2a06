import { describe, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { ownPlace, refusalOf, refusedReader } from './refusal';

const userOf = (role: Parameters<typeof aContext>[0]) => aContext(role).user;

describe('A screen without access', () => {
  it.each([
    ['commerce', 'newcomer', 'registration', 'home'],
    ['commerce', 'broker', 'customers', 'queue'],
    ['request_queue', 'customer', 'broker', 'requests'],
    ['request_queue', 'newcomer', 'broker', 'home'],
    ['catalogue_edit', 'broker', 'broker', 'queue'],
  ] as const)(
    'needing %s, opened by a %s: the reason is %s and the page links to %s',
    (permission, role, why, place) => {
      expect(refusalOf({ any: [permission] }, userOf(role))).toBe(why);
      expect(ownPlace(userOf(role)).id).toBe(place);
    },
  );

  it('does not send a senior manager to the senior manager', () => {
    const user = userOf('broker');
    expect([refusedReader(user), refusedReader(user && { ...user, roles: ['TEAM_ADMIN'] })]).toEqual([
      'broker',
      'senior',
    ]);
  });
});
