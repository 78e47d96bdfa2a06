import { expect, it } from 'vitest';
import { firstAnswers } from './first-answer.js';
import { deskScopeOf } from './scope.js';

const scopeOf = (companyType: string, ...roles: string[]) =>
  deskScopeOf({ userId: 'me', companyId: 'own', companyType, roles, commerceAllowed: true });

it('a desk shows the company’s requests, a manager’s own and unassigned ones, or all to a senior manager', () => {
  expect(scopeOf('customer')).toEqual({ of: 'customer', companyId: 'own', userId: 'me' });
  expect(scopeOf('supplier')).toEqual({ of: 'supplier', companyId: 'own' });
  expect(scopeOf('broker', 'TEAM_MANAGER')).toEqual({ of: 'broker', userId: 'me' });
  expect(scopeOf('broker', 'TEAM_ADMIN')).toEqual({ of: 'broker', userId: undefined });
  expect(scopeOf('broker', 'TEAM_PRODUCT_REVIEWER')).toBeUndefined();
});

it('the median time to the first answer is in whole minutes, at least one', () => {
  expect(firstAnswers({ count: 0, medianSeconds: 0 })).toBeUndefined();
  expect(firstAnswers({ count: 2, medianSeconds: 10 })).toEqual({ count: 2, medianMinutes: 1 });
  expect(firstAnswers({ count: 2, medianSeconds: 7_200 })).toEqual({ count: 2, medianMinutes: 120 });
});
