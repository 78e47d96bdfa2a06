import type { CompanyType, PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { personSight } from './person-sight.js';
import type { Member } from './user.js';

function person(companyId: string, type: CompanyType, roles: PersonRole[]): Member {
  const blank = { email: '', name: '', surname: '', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '' };
  return {
    user: { ...blank, id: 'p', companyId, roles, status: 'active', authEpoch: 1, version: 1 },
    company: { id: companyId, type, shortName: '', inn: '', active: true, deleted: false, regulationConfirmed: true },
  };
}

describe('The visibility of users', () => {
  const buyer = { companyId: 'volga', companyType: 'customer' };
  const broker = { companyId: 'setu', companyType: 'broker' };
  it.each([
    ['a broker sees a customer', person('volga', 'customer', []), broker, 'all'],
    ['a broker sees a colleague', person('setu', 'broker', ['ROLE_ADMIN']), broker, 'all'],
    ['a customer sees a colleague', person('volga', 'customer', []), buyer, 'all'],
    ['a customer sees a manager of the broker by name', person('setu', 'broker', ['TEAM_MANAGER']), buyer, 'name'],
    ['a customer sees a senior manager of the broker by name', person('setu', 'broker', ['TEAM_ADMIN']), buyer, 'name'],
    ['a customer does not see a reviewer', person('setu', 'broker', ['TEAM_PRODUCT_REVIEWER']), buyer, 'none'],
    ['a customer does not see another customer', person('onega', 'customer', ['TEAM_MANAGER']), buyer, 'none'],
    ['a customer does not see a supplier', person('kaveri', 'supplier', []), buyer, 'none'],
  ])('%s', (_title, member, viewer, expected) => {
    expect(personSight(member, viewer)).toBe(expected);
  });
});
