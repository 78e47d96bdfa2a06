import { isCompanyAdmin } from '../../people/domain/roles.js';

/**
 * Returns whether the user may edit the profile of a Russian company: its own admins may. A supplier has a separate
 * form.
 */
export const mayEditOwnCompany = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  (actor.companyType === 'customer' || actor.companyType === 'broker') && isCompanyAdmin(actor.roles);
