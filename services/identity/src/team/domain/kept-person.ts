import type { CompanyType, PersonRole, UserStatus } from '@setu/proto/words';
import { refuseFields } from '../../domain/fields.js';
import { contactFailures, type PersonContact, plainContact } from '../../people/domain/contact.js';
import type { User } from '../../people/domain/user.js';

const ofTraders = [
  'ROLE_COMPANY_ADMIN',
  'TEAM_GENERAL',
  'TEAM_AUTHORIZED',
  'TEAM_CHIEF',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
] as const;

/** The roles an admin may give somebody, by the type of his company. */
export const keptRoles: Record<CompanyType, readonly PersonRole[]> = {
  customer: ofTraders,
  supplier: ofTraders,
  broker: ['ROLE_ADMIN', 'ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'],
};

/** What an admin writes of somebody. */
export interface KeptPerson {
  contact: PersonContact;
  roles: readonly PersonRole[];
  status: UserStatus | undefined;
}

const roleFailure = (roles: readonly PersonRole[], open: readonly PersonRole[]): string | undefined => {
  if (roles.length === 0) return 'required';
  return roles.every((role) => open.includes(role)) ? undefined : 'invalid_option';
};

/**
 * Takes what an admin wrote of somebody who has these roles in a company of that type; gives it as it is kept. Throws
 * `invalid` on every wrong field, by the names of the http surface. A role he has already may stay.
 */
export function readyPerson(
  typed: KeptPerson,
  { companyType, roles: before }: { companyType: CompanyType; roles: readonly PersonRole[] },
): { contact: PersonContact; roles: PersonRole[]; status: 'active' | 'disabled' } {
  const contact = plainContact(typed.contact);
  const { mobilePhone, workPhone, workAddPhone, ...names } = contactFailures(contact);
  const status = typed.status === 'disabled' ? 'disabled' : 'active';
  refuseFields({
    ...names,
    ...{ mobile_phone: mobilePhone, work_phone: workPhone, work_add_phone: workAddPhone },
    roles: roleFailure(typed.roles, [...keptRoles[companyType], ...before]),
    status: typed.status === status ? undefined : 'invalid_option',
  });
  return { contact, roles: [...new Set(typed.roles)], status };
}

/** Whether what somebody may do changes: his roles, whatever their order, or whether he may sign in at all. */
export const changesStanding = (
  before: Pick<User, 'roles' | 'status'>,
  after: { roles: readonly PersonRole[]; status: UserStatus },
): boolean => before.status !== after.status || [...before.roles].sort().join() !== [...after.roles].sort().join();
