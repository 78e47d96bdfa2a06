import { type CompanyType, type PersonRole, personRoles } from '@setu/contract';

const ofBroker: readonly PersonRole[] = [
  'ROLE_ADMIN',
  'ROLE_COMPANY_ADMIN',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
  'TEAM_PRODUCT_REVIEWER',
];
const ofOthers = personRoles.filter((role) => role !== 'ROLE_ADMIN' && role !== 'TEAM_PRODUCT_REVIEWER');

/** Returns the roles that a user of such a company can get, and those the user has. */
export const openRolesOf = (type: CompanyType, present: readonly PersonRole[]): PersonRole[] =>
  personRoles.filter((role) => (type === 'broker' ? ofBroker : ofOthers).includes(role) || present.includes(role));
