import type { CompanyType, PersonRole, UserStatus } from '@setu/proto/words';
import { refuseFields } from '../../domain/fields.js';
import { contactFailures, normaliseContact, type PersonContact } from '../../people/domain/contact.js';
import type { User } from '../../people/domain/user.js';

const ofTraders = [
  'ROLE_COMPANY_ADMIN',
  'TEAM_GENERAL',
  'TEAM_AUTHORIZED',
  'TEAM_CHIEF',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
] as const;

/** The roles that an admin may assign, by type of company. */
export const assignableRoles: Record<CompanyType, readonly PersonRole[]> = {
  customer: ofTraders,
  supplier: ofTraders,
  broker: ['ROLE_ADMIN', 'ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'],
};

/** The data of a user that an admin edits. */
export interface PersonForm {
  contact: PersonContact;
  roles: readonly PersonRole[];
  status: UserStatus | undefined;
}

const roleFailure = (roles: readonly PersonRole[], open: readonly PersonRole[]): string | undefined => {
  if (roles.length === 0) return 'required';
  return roles.every((role) => open.includes(role)) ? undefined : 'invalid_option';
};

/**
 * Validates the form of a user, given the type of the company and the user's current roles, and returns it as it is
 * stored. A role the user already has is accepted. Throws `invalid` on every wrong field, by its name in the HTTP API.
 */
export function validatePerson(
  typed: PersonForm,
  { companyType, roles: before }: { companyType: CompanyType; roles: readonly PersonRole[] },
): { contact: PersonContact; roles: PersonRole[]; status: 'active' | 'disabled' } {
  const contact = normaliseContact(typed.contact);
  const { mobilePhone, workPhone, workAddPhone, ...names } = contactFailures(contact);
  const status = typed.status === 'disabled' ? 'disabled' : 'active';
  refuseFields({
    ...names,
    ...{ mobile_phone: mobilePhone, work_phone: workPhone, work_add_phone: workAddPhone },
    roles: roleFailure(typed.roles, [...assignableRoles[companyType], ...before]),
    status: typed.status === status ? undefined : 'invalid_option',
  });
  return { contact, roles: [...new Set(typed.roles)], status };
}

/** Returns whether a user's access changes: their roles, in any order, or their status. */
export const changesAccess = (
  before: Pick<User, 'roles' | 'status'>,
  after: { roles: readonly PersonRole[]; status: UserStatus },
): boolean => before.status !== after.status || [...before.roles].sort().join() !== [...after.roles].sort().join();
