import type { PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { lostRoles, maySucceed, removalRefusal, seesProfile, successorRoles, teammatePermissions } from './team.js';

const person = (
  id: string,
  over: { companyId?: string; roles?: PersonRole[]; status?: 'active' | 'deleted' } = {},
) => ({
  ...{ id, companyId: 'volga', roles: ['TEAM_MANAGER'] as PersonRole[], status: 'active' as const },
  ...over,
});
const actor = (userId: string, companyId: string, companyType: string, roles: PersonRole[] = []) => ({
  ...{ userId, companyId, companyType, roles },
});
const owner = actor('owner', 'volga', 'customer', ['ROLE_COMPANY_ADMIN']);
const colleague = actor('colleague', 'volga', 'customer', ['TEAM_MANAGER']);
const rival = actor('rival', 'onega', 'customer', ['ROLE_COMPANY_ADMIN']);
const broker = actor('manager', 'setu', 'broker', ['TEAM_MANAGER']);

describe('Viewing a profile', () => {
  const removed = person('gone', { status: 'deleted' });
  it.each([
    ['is possible for a colleague', colleague, person('x'), true],
    ['is not possible for another company', rival, person('x'), false],
    ['is possible for the broker', broker, person('x'), true],
    ['of a removed user is possible for the company’s admin', owner, removed, true],
    ['of a removed user is not possible for a colleague', colleague, removed, false],
    ['of a removed user is possible for the broker', broker, removed, true],
  ] as const)('%s', (_title, viewer, profile, expected) => {
    expect(seesProfile(viewer, profile)).toBe(expected);
  });
});

describe('Removing a user', () => {
  const senior = actor('senior', 'setu', 'broker', ['TEAM_ADMIN']);
  const admin = person('admin', { companyId: 'setu', roles: ['ROLE_ADMIN'] });
  it.each([
    ['is possible for a colleague', owner, person('x'), undefined],
    ['is not possible for oneself', owner, person('owner'), 'not_oneself'],
    ['who is a system admin is not possible for a senior manager', senior, admin, 'admin_only'],
    [
      'who is a system admin is possible for another system admin',
      actor('other', 'setu', 'broker', ['ROLE_ADMIN', 'TEAM_ADMIN']),
      admin,
      undefined,
    ],
  ] as const)('%s', (_title, by, whom, expected) => {
    expect(removalRefusal(by, whom)).toBe(expected);
  });

  it.each([
    ['is permitted to the company’s admin', owner, person('x'), ['view', 'delete']],
    ['is not permitted to a colleague', colleague, person('x'), ['view']],
    ['is not permitted for oneself, but editing is', owner, person('owner'), ['view', 'edit']],
    ['of another company is not permitted to a senior manager', senior, person('x'), ['view']],
    ['who is already removed is not permitted', owner, person('x', { status: 'deleted' }), ['view']],
  ] as const)('%s', (_title, by, whom, expected) => {
    expect(teammatePermissions(by, whom)).toEqual(expected);
  });
});

describe('The successor', () => {
  const predecessor = { ...person('departed', { companyId: 'setu' }), companyType: 'broker' };
  it('is needed only for the broker’s managers and reviewers', () => {
    expect(successorRoles('customer', ['TEAM_MANAGER'])).toEqual([]);
    expect(successorRoles('broker', ['ROLE_ADMIN'])).toEqual([]);
    expect(successorRoles('broker', ['TEAM_ADMIN', 'TEAM_PRODUCT_REVIEWER'])).toHaveLength(2);
  });
  it.each([
    ['may be another manager', { id: 'a', companyId: 'setu', roles: ['TEAM_ADMIN'], status: 'active' }, true],
    [
      'may not be the departing user',
      { id: 'departed', companyId: 'setu', roles: ['TEAM_MANAGER'], status: 'active' },
      false,
    ],
    [
      'of a manager may not be a reviewer',
      { id: 'a', companyId: 'setu', roles: ['TEAM_PRODUCT_REVIEWER'], status: 'active' },
      false,
    ],
    ['may not be disabled', { id: 'a', companyId: 'setu', roles: ['TEAM_MANAGER'], status: 'disabled' }, false],
    [
      'may not be of another company',
      { id: 'a', companyId: 'volga', roles: ['TEAM_MANAGER'], status: 'active' },
      false,
    ],
  ] as const)('%s', (_title, candidate, expected) => {
    expect(maySucceed(candidate, predecessor)).toBe(expected);
  });
});

describe('The roles that a user gives up', () => {
  const [manager, senior, reviewer, admin] = [
    'TEAM_MANAGER',
    'TEAM_ADMIN',
    'TEAM_PRODUCT_REVIEWER',
    'ROLE_ADMIN',
  ] as const;
  it.each([
    ['are none if the roles stay the same', 'broker', [manager], 'active', [manager], 'active', []],
    ['are none if a manager becomes a senior manager', 'broker', [manager], 'active', [senior], 'active', []],
    [
      'include the manager’s role if a manager becomes only an admin',
      'broker',
      [manager],
      'active',
      [admin],
      'active',
      [manager],
    ],
    [
      'are only the reviewer’s role if only that one is taken away',
      'broker',
      [manager, reviewer],
      'active',
      [manager],
      'active',
      [reviewer],
    ],
    [
      'are all of them if the user is disabled',
      'broker',
      [manager, reviewer],
      'active',
      [manager, reviewer],
      'disabled',
      [manager, reviewer],
    ],
    ['are none if the user was already disabled', 'broker', [manager], 'disabled', [manager], 'disabled', []],
    [
      'include a role taken away from a disabled user',
      'broker',
      [manager],
      'disabled',
      [reviewer],
      'disabled',
      [manager],
    ],
    ['are none if the user is enabled again', 'broker', [manager], 'disabled', [manager], 'active', []],
    ['are none for a customer’s users', 'customer', [manager], 'active', [manager], 'disabled', []],
  ] as const)('%s', (_title, type, roles, status, after, afterStatus, lost) => {
    expect(lostRoles(type, { roles: [...roles], status }, { roles: [...after], status: afterStatus })).toEqual(lost);
  });
});
