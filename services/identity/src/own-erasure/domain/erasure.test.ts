import type { PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { chosenHeir, dueAfter, dueDay, handoverOf, heirInTheEnd, refuseLastSystemAdmin } from './erasure.js';

const person = (id: string, roles: PersonRole[], over: { eraseAt?: Date } = {}) => ({
  ...{ id, companyId: 'c', roles, status: 'active' as const },
  ...over,
});
const leaver = (companyType: string, roles: PersonRole[]) => ({ ...person('leaver', roles), companyType });
const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);
const leaving = { eraseAt: new Date() };

describe('the day of an erasure', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2026-12-22', '2026-12-21T21:00:00.000Z'],
    ['2026-11-22T21:30:00Z', '2026-12-23', '2026-12-22T21:00:00.000Z'],
  ])('of %s is %s, within thirty days', (now, day, at) => {
    const dueAt = dueAfter(new Date(now));
    expect([dueDay({ dueAt }), dueAt.toISOString()]).toEqual([day, at]);
    expect(dueAt.getTime() - Date.parse(now)).toBeLessThanOrEqual(30 * 24 * 3_600_000);
  });
});

describe('what a leaver hands over', () => {
  const admin: PersonRole[] = ['ROLE_COMPANY_ADMIN'];
  it.each([
    ['a customer’s employee: nothing', leaver('customer', []), [person('a', admin)], [], [], false],
    ['one of two admins: nothing', leaver('customer', admin), [person('a', admin)], [], [], false],
    ['the last admin: the company’s people', leaver('customer', admin), [person('a', [])], ['admin'], ['a'], false],
    [
      'the last admin but one who leaves too',
      leaver('customer', admin),
      [person('a', admin, leaving), person('b', [])],
      ['admin'],
      ['b'],
      false,
    ],
    ['who is alone: nothing', leaver('supplier', admin), [], [], [], true],
    [
      'a manager: his work, to managers',
      leaver('broker', ['TEAM_MANAGER']),
      [person('a', ['TEAM_MANAGER']), person('b', ['TEAM_PRODUCT_REVIEWER']), person('c', ['TEAM_ADMIN'])],
      ['work'],
      ['a', 'c'],
      false,
    ],
    [
      'a manager without another: nobody can',
      leaver('broker', ['TEAM_MANAGER']),
      [person('c', ['ROLE_ADMIN'])],
      ['work'],
      [],
      false,
    ],
  ] as const)('%s', (_title, who, company, kinds, heirs, isAlone) => {
    const all = [person('leaver', who.roles), ...company];
    const found = handoverOf(who, all);
    expect([found.kinds, idsOf(found.heirs), found.isAlone]).toEqual([kinds, heirs, isAlone]);
  });

  it('goes to who was chosen, or in the end to who can', () => {
    const who = leaver('broker', ['TEAM_MANAGER']);
    const found = handoverOf(who, [person('a', ['TEAM_MANAGER']), person('b', ['TEAM_MANAGER'])]);
    expect(chosenHeir(found, 'b')).toBe('b');
    expect(() => chosenHeir(found, undefined)).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect(() => chosenHeir(found, 'x')).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect([heirInTheEnd(found, 'b'), heirInTheEnd(found, 'gone')]).toEqual(['b', 'a']);
    const none = handoverOf(leaver('customer', []), [person('a', [])]);
    expect([chosenHeir(none, 'a'), heirInTheEnd(none, 'a')]).toEqual([undefined, undefined]);
  });
});

it('Setu’s only administrator stays', () => {
  const who = leaver('broker', ['ROLE_ADMIN']);
  const refuse = (others: ReturnType<typeof person>[]) => () => refuseLastSystemAdmin(who, others);
  expect(refuse([person('a', ['TEAM_ADMIN'])])).toThrow(expect.objectContaining({ code: 'last_system_admin' }));
  expect(refuse([person('a', ['ROLE_ADMIN'], leaving)])).toThrow();
  expect(refuse([person('a', ['ROLE_ADMIN'])])).not.toThrow();
});
