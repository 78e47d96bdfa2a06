import { type CompanyType, type PersonRole, type UserPermission, userPermissions } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions.js';

const ownCompany: UserPermission[] = ['company_admin', 'team_invite'];
const queues: UserPermission[] = [
  'request_queue',
  'review_queue',
  'application_queue',
  'company_list',
  'supplier_create',
];

const accounts: [title: string, CompanyType, PersonRole[], boolean, UserPermission[]][] = [
  ['admin@setu.example', 'broker', ['ROLE_ADMIN'], false, ['company_list', 'catalogue_edit']],
  ['senior@setu.example', 'broker', ['TEAM_ADMIN'], false, [...queues, 'reviewer_change', 'report', ...ownCompany]],
  ['manager@setu.example', 'broker', ['TEAM_MANAGER'], false, queues],
  ['reviewer@setu.example', 'broker', ['TEAM_PRODUCT_REVIEWER'], false, ['review_queue', 'company_list']],
  [
    'buyer@volga.example',
    'customer',
    ['ROLE_COMPANY_ADMIN', 'TEAM_GENERAL'],
    true,
    ['cart', 'commerce', 'request_list', ...ownCompany, 'regulation_sign'],
  ],
  ['buyer2@volga.example', 'customer', ['TEAM_MANAGER'], true, ['cart', 'commerce', 'request_list']],
  [
    'newcomer@neva.example',
    'customer',
    ['ROLE_COMPANY_ADMIN', 'TEAM_GENERAL'],
    false,
    ['cart', ...ownCompany, 'regulation_sign'],
  ],
  ['supplier@kaveri.example', 'supplier', ['ROLE_COMPANY_ADMIN', 'TEAM_GENERAL'], true, ownCompany],
  ['a user without a role at a supplier', 'supplier', [], true, []],
  [
    'a senior manager of a customer company',
    'customer',
    ['TEAM_ADMIN'],
    true,
    ['cart', 'commerce', 'request_list', ...ownCompany],
  ],
  ['a user with the admin role outside the broker company', 'supplier', ['ROLE_ADMIN'], true, []],
];

describe('The permissions of an account', () => {
  it.each(accounts)('of %s', (_title, companyType, roles, commerceAllowed, expected) => {
    const inOrder = userPermissions.filter((name) => expected.includes(name));
    expect(permissionsOf({ companyType, roles, commerceAllowed })).toEqual(inOrder);
  });

  it('include every permission at least once', () => {
    expect(new Set(accounts.flatMap(([, , , , names]) => names))).toEqual(new Set(userPermissions));
  });
});
