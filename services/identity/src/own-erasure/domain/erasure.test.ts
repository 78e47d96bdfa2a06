import type { PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { chosenSuccessor, dueAfter, dueDay, finalSuccessor, handoverOf, refuseLastSystemAdmin } from './erasure.js';

const person = (id: string, roles: PersonRole[], over: { eraseAt?: Date } = {}) => ({
  ...{ id, companyId: 'c', roles, status: 'active' as const },
  ...over,
});
const departedUser = (companyType: string, roles: PersonRole[]) => ({ ...person('departed', roles), companyType });
const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);
const leaving = { eraseAt: new Date() };

describe('The day of an erasure', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2026-12-22', '2026-12-21T21:00:00.000Z'],
    ['2026-11-22T21:30:00Z', '2026-12-23', '2026-12-22T21:00:00.000Z'],
  ])('requested at %s is %s, within thirty days', (now, day, at) => {
    const dueAt = dueAfter(new Date(now));
    expect([dueDay({ dueAt }), dueAt.toISOString()]).toEqual([day, at]);
    expect(dueAt.getTime() - Date.parse(now)).toBeLessThanOrEqual(30 * 24 * 3_600_000);
  });
});

describe('The handover of a departing user', () => {
  const admin: PersonRole[] = ['ROLE_COMPANY_ADMIN'];
  it.each([
    ['of a customer’s employee is empty', departedUser('customer', []), [person('a', admin)], [], [], false],
    ['of one of two admins is empty', departedUser('customer', admin), [person('a', admin)], [], [], false],
    [
      'of the last admin is the administration of the company',
      departedUser('customer', admin),
      [person('a', [])],
      ['admin'],
      ['a'],
      false,
    ],
    [
      'of the last admin ignores another admin who is leaving too',
      departedUser('customer', admin),
      [person('a', admin, leaving), person('b', [])],
      ['admin'],
      ['b'],
      false,
    ],
    ['of the only user of a company is empty', departedUser('supplier', admin), [], [], [], true],
    [
      'of a manager is their work, which goes to managers',
      departedUser('broker', ['TEAM_MANAGER']),
      [person('a', ['TEAM_MANAGER']), person('b', ['TEAM_PRODUCT_REVIEWER']), person('c', ['TEAM_ADMIN'])],
      ['work'],
      ['a', 'c'],
      false,
    ],
    [
      'of the only manager has no possible successor',
      departedUser('broker', ['TEAM_MANAGER']),
      [person('c', ['ROLE_ADMIN'])],
      ['work'],
      [],
      false,
    ],
  ] as const)('%s', (_title, who, company, kinds, successors, isAlone) => {
    const all = [person('departed', who.roles), ...company];
    const found = handoverOf(who, all);
    expect([found.kinds, idsOf(found.successors), found.isAlone]).toEqual([kinds, successors, isAlone]);
  });

  it('goes to the chosen successor or, if they cannot take it, to another user who can', () => {
    const who = departedUser('broker', ['TEAM_MANAGER']);
    const found = handoverOf(who, [person('a', ['TEAM_MANAGER']), person('b', ['TEAM_MANAGER'])]);
    expect(chosenSuccessor(found, 'b')).toBe('b');
    expect(() => chosenSuccessor(found, undefined)).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect(() => chosenSuccessor(found, 'x')).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect([finalSuccessor(found, 'b'), finalSuccessor(found, 'gone')]).toEqual(['b', 'a']);
    const none = handoverOf(departedUser('customer', []), [person('a', [])]);
    expect([chosenSuccessor(none, 'a'), finalSuccessor(none, 'a')]).toEqual([undefined, undefined]);
  });
});

it('is refused for the only administrator of Setu', () => {
  const who = departedUser('broker', ['ROLE_ADMIN']);
  const refuse = (others: ReturnType<typeof person>[]) => () => refuseLastSystemAdmin(who, others);
  expect(refuse([person('a', ['TEAM_ADMIN'])])).toThrow(expect.objectContaining({ code: 'last_system_admin' }));
  expect(refuse([person('a', ['ROLE_ADMIN'], leaving)])).toThrow();
  expect(refuse([person('a', ['ROLE_ADMIN'])])).not.toThrow();
});
