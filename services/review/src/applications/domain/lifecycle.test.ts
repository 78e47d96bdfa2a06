import { isAppError } from '@setu/kit/core';
import { applicationStatuses } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declineReason } from './application-transition.js';
import { allowedTransitions, type TransitionResult, transition } from './lifecycle.js';
import { applicationPermissions, canAssign } from './rights.js';

const manager = { userId: 'm', roles: ['TEAM_MANAGER'] };
const other = { userId: 'o', roles: ['TEAM_MANAGER'] };
const senior = { userId: 's', roles: ['TEAM_ADMIN'] };
const fresh: TransitionResult = {
  ...{ status: 'new', version: 1, managerId: undefined, rejectReason: '' },
  ...{ inWorkAt: undefined, completedAt: undefined },
};
const now = new Date('2026-11-22T10:00:00Z');
const command = (to: TransitionResult['status'], over: object = {}) => ({
  to,
  version: 0,
  rejectComment: 'no',
  mayReject: true,
  ...over,
});

describe('Transitions of an application', () => {
  it('go from new via in work to completed, and to rejected where a setting allows it', () => {
    for (const status of applicationStatuses)
      for (const mayReject of [false, true]) {
        const expected = {
          new: ['in_work', 'rejected'],
          in_work: ['completed', 'rejected'],
          completed: [],
          rejected: [],
        };
        const open = expected[status].filter((to) => mayReject || to !== 'rejected');
        expect(allowedTransitions({ ...fresh, status }, senior, mayReject)).toEqual(open);
      }
  });

  it('assign it to the manager who accepts it', () => {
    expect(transition(fresh, command('in_work'), { caller: manager, now })).toMatchObject({
      ...{ status: 'in_work', managerId: 'm', inWorkAt: now, version: 2 },
    });
    const assigned = { ...fresh, managerId: 'm' };
    expect(transition(assigned, command('in_work'), { caller: senior, now }).managerId).toBe('m');
  });

  it.each([
    ['forbidden', { ...fresh, managerId: 'm' }, command('in_work'), other],
    ['stale', fresh, command('in_work', { version: 7 }), manager],
    ['refused', fresh, command('completed'), manager],
    ['refused', fresh, command('rejected', { mayReject: false }), manager],
    ['invalid', fresh, command('rejected', { rejectComment: ' ' }), manager],
  ] as const)('are rejected with the error %s when they are not allowed', (kind, before, move, caller) => {
    expect(() => transition(before, move, { caller, now })).toThrow(expect.objectContaining({ kind }));
  });

  it('in any order keep the dates consistent with the status, and never leave a closed status', () => {
    const step = fc.record({
      to: fc.constantFrom(...applicationStatuses),
      who: fc.constantFrom(manager, other, senior),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, mayReject) => {
        let at = fresh;
        for (const { to, who } of steps) {
          const open = allowedTransitions(at, who, mayReject);
          try {
            at = transition(at, command(to, { mayReject }), { caller: who, now });
            expect(open).toContain(to);
          } catch (error) {
            expect(isAppError(error) && !open.includes(to)).toBe(true);
          }
        }
        expect(at.completedAt !== undefined).toBe(at.status === 'completed');
        expect(at.rejectReason !== '').toBe(at.status === 'rejected');
        if (at.status === 'completed') expect(at.inWorkAt).toBeDefined();
      }),
    );
  });
});

it('a manager can assign an unassigned application to themselves, a senior manager can assign any to anyone', () => {
  expect([canAssign(fresh, 'm', manager), canAssign(fresh, 'o', manager), canAssign(fresh, 'o', senior)]).toEqual([
    ...[true, false, true],
  ]);
  expect(canAssign({ managerId: 'o' }, 'm', manager)).toBe(false);
});

it('permissions depend on the manager and the status of an application', () => {
  const open = { isOpen: true, mayReject: false };
  expect(applicationPermissions({ managerId: 'm' }, other, open)).toEqual(['view']);
  expect(applicationPermissions({ managerId: 'm' }, manager, { ...open, mayReject: true })).toEqual([
    'view',
    'manage',
    'reject',
  ]);
  expect(applicationPermissions({ managerId: 'm' }, senior, open)).toEqual(['view', 'manage', 'manager_change']);
});

it('an application completed without a supplier is declined with its reason', () => {
  const log = [{ to: 'completed' as const, text: 'No export licence' }, { to: 'in_work' as const }];
  expect(declineReason({ status: 'completed', companyId: undefined }, log)).toBe('No export licence');
  expect(declineReason({ status: 'completed', companyId: 'c' }, log)).toBe('');
  expect(declineReason({ status: 'in_work', companyId: undefined }, log)).toBe('');
  expect(declineReason({ status: 'completed', companyId: undefined }, [{ to: 'completed' }])).toBe('');
});
