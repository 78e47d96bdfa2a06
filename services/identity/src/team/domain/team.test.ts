import type { PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { heirRoles, mayInherit, removalRefusal, rolesGivenUp, seesProfile, teammatePermissions } from './team.js';

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

describe('whose profile one sees', () => {
  const removed = person('gone', { status: 'deleted' });
  it.each([
    ['a colleague’s', colleague, person('x'), true],
    ['a rival’s person', rival, person('x'), false],
    ['everybody, as a broker', broker, person('x'), true],
    ['who was removed, as his company’s admin', owner, removed, true],
    ['who was removed, as his colleague', colleague, removed, false],
    ['who was removed, as a broker', broker, removed, true],
  ] as const)('%s', (_title, viewer, seen, expected) => {
    expect(seesProfile(viewer, seen)).toBe(expected);
  });
});

describe('who may be removed', () => {
  const senior = actor('senior', 'setu', 'broker', ['TEAM_ADMIN']);
  const admin = person('admin', { companyId: 'setu', roles: ['ROLE_ADMIN'] });
  it.each([
    ['a colleague', owner, person('x'), undefined],
    ['never oneself', owner, person('owner'), 'not_oneself'],
    ['a system admin by a senior', senior, admin, 'admin_only'],
    ['a system admin by another', actor('other', 'setu', 'broker', ['ROLE_ADMIN', 'TEAM_ADMIN']), admin, undefined],
  ] as const)('%s', (_title, by, whom, expected) => {
    expect(removalRefusal(by, whom)).toBe(expected);
  });

  it.each([
    ['a colleague by the owner', owner, person('x'), ['view', 'delete']],
    ['a colleague by a colleague', colleague, person('x'), ['view']],
    ['oneself', owner, person('owner'), ['view', 'edit']],
    ['a foreign person by a senior of the broker', senior, person('x'), ['view']],
    ['who was removed', owner, person('x', { status: 'deleted' }), ['view']],
  ] as const)('%s', (_title, by, whom, expected) => {
    expect(teammatePermissions(by, whom)).toEqual(expected);
  });
});

describe('who takes over', () => {
  const leaver = { ...person('leaver', { companyId: 'setu' }), companyType: 'broker' };
  it('is needed for the broker’s managers and reviewers alone', () => {
    expect(heirRoles('customer', ['TEAM_MANAGER'])).toEqual([]);
    expect(heirRoles('broker', ['ROLE_ADMIN'])).toEqual([]);
    expect(heirRoles('broker', ['TEAM_ADMIN', 'TEAM_PRODUCT_REVIEWER'])).toHaveLength(2);
  });
  it.each([
    ['another manager', { id: 'a', companyId: 'setu', roles: ['TEAM_ADMIN'], status: 'active' }, true],
    ['himself', { id: 'leaver', companyId: 'setu', roles: ['TEAM_MANAGER'], status: 'active' }, false],
    [
      'a reviewer for a manager',
      { id: 'a', companyId: 'setu', roles: ['TEAM_PRODUCT_REVIEWER'], status: 'active' },
      false,
    ],
    ['who is disabled', { id: 'a', companyId: 'setu', roles: ['TEAM_MANAGER'], status: 'disabled' }, false],
    ['somebody of another company', { id: 'a', companyId: 'volga', roles: ['TEAM_MANAGER'], status: 'active' }, false],
  ] as const)('%s', (_title, candidate, expected) => {
    expect(mayInherit(candidate, leaver)).toBe(expected);
  });
});

describe('what somebody answers for no more', () => {
  const [manager, senior, reviewer, admin] = [
    'TEAM_MANAGER',
    'TEAM_ADMIN',
    'TEAM_PRODUCT_REVIEWER',
    'ROLE_ADMIN',
  ] as const;
  it.each([
    ['nothing, with the roles he has', 'broker', [manager], 'active', [manager], 'active', []],
    ['nothing, as a senior manager who was a manager', 'broker', [manager], 'active', [senior], 'active', []],
    ['what a manager has, as an admin', 'broker', [manager], 'active', [admin], 'active', [manager]],
    ['the reviews alone', 'broker', [manager, reviewer], 'active', [manager], 'active', [reviewer]],
    [
      'all of it, where he is not to sign in',
      'broker',
      [manager, reviewer],
      'active',
      [manager, reviewer],
      'disabled',
      [manager, reviewer],
    ],
    ['nothing anew, where he was not to before', 'broker', [manager], 'disabled', [manager], 'disabled', []],
    ['his role’s work, where he loses that too', 'broker', [manager], 'disabled', [reviewer], 'disabled', [manager]],
    ['nothing, where he is let in again', 'broker', [manager], 'disabled', [manager], 'active', []],
    ['nothing of a customer’s', 'customer', [manager], 'active', [manager], 'disabled', []],
  ] as const)('%s', (_title, type, roles, status, after, afterStatus, given) => {
    expect(rolesGivenUp(type, { roles: [...roles], status }, { roles: [...after], status: afterStatus })).toEqual(
      given,
    );
  });
});
