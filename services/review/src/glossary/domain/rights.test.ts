import { expect, it } from 'vitest';
import { mustEditGlossary } from './rights.js';

it.each([
  ['TEAM_PRODUCT_REVIEWER', 'yes'],
  ['TEAM_ADMIN', 'yes'],
  ['TEAM_MANAGER', 'access_denied'],
])('terms are edited by reviewers and senior managers: %s %s', (role, answer) => {
  const caller = { kind: 'user', companyType: 'broker', userId: 'me', roles: [role] };
  const edit = (): string => {
    try {
      mustEditGlossary(caller);
      return 'yes';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(edit()).toBe(answer);
});
