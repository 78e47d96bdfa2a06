import { describe, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { ownPlace, refusalOf, refusedReader } from './refusal';

const userOf = (role: Parameters<typeof aContext>[0]) => aContext(role).user;

describe('A refused screen', () => {
  it.each([
    ['commerce', 'newcomer', 'registration', 'home'],
    ['commerce', 'broker', 'customers', 'queue'],
    ['request_queue', 'customer', 'broker', 'requests'],
    ['request_queue', 'newcomer', 'broker', 'home'],
    ['catalogue_edit', 'broker', 'broker', 'queue'],
  ] as const)(
    'that requires %s, opened by a %s, shows the reason %s and links to %s',
    (permission, role, why, place) => {
      expect(refusalOf({ any: [permission] }, userOf(role))).toBe(why);
      expect(ownPlace(userOf(role)).id).toBe(place);
    },
  );

  it('does not refer a senior manager to a senior manager', () => {
    const user = userOf('broker');
    expect([refusedReader(user), refusedReader(user && { ...user, roles: ['TEAM_ADMIN'] })]).toEqual([
      'broker',
      'senior',
    ]);
  });
});
