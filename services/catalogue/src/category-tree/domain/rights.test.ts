import { expect, it } from 'vitest';
import { canManageTrees } from './rights.js';

it('only an admin of the broker manages the trees', () => {
  const may = (companyType: string, ...roles: string[]) => canManageTrees({ companyType, roles });
  expect(may('broker', 'TEAM_MANAGER', 'ROLE_ADMIN')).toBe(true);
  expect(may('broker', 'TEAM_ADMIN')).toBe(false);
  expect(may('supplier', 'ROLE_ADMIN')).toBe(false);
});
