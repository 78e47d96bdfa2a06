/** The role names of the specification, section 6. `ROLE_USER` is everybody's and never stored. */
export const roleNames = [
  'ROLE_ADMIN',
  'ROLE_COMPANY_ADMIN',
  'TEAM_GENERAL',
  'TEAM_AUTHORIZED',
  'TEAM_CHIEF',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
  'TEAM_PRODUCT_REVIEWER',
] as const;

export type Role = (typeof roleNames)[number];
export type CompanyType = 'customer' | 'supplier' | 'broker';
export type UserStatus = 'invited' | 'active' | 'disabled' | 'deleted';

/** A person with what every rule about people needs. */
export interface User {
  id: string;
  companyId: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobilePhone: string;
  workPhone: string;
  workAddPhone: string;
  roles: Role[];
  status: UserStatus;
  authEpoch: number;
  version: number;
}

/** What a person's company decides about the person. */
export interface CompanyState {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  deleted: boolean;
  regulationConfirmed: boolean;
}

/** Active, with the current regulation signed or confirmed by an admin. Never stored, always computed. */
export function isCommerceAllowed(company: { active: boolean; regulationConfirmed: boolean }): boolean {
  return company.active && company.regulationConfirmed;
}

/** Takes a company's type and a person's roles there: whether he works on requests as a manager of the broker. */
export function isManager(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && (roles.includes('TEAM_MANAGER') || roles.includes('TEAM_ADMIN'));
}

/** A senior manager: TEAM_ADMIN of the broker company. */
export function isSenior(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && roles.includes('TEAM_ADMIN');
}

/** The one who keeps a company's own data and people: its creator or its senior. */
export function isCompanyAdmin(roles: readonly string[]): boolean {
  return roles.includes('ROLE_COMPANY_ADMIN') || roles.includes('TEAM_ADMIN');
}
