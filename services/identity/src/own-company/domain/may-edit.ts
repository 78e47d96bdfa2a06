import { isCompanyAdmin } from '../../people/domain/roles.js';

/** Who keeps what a company of Russia says of itself: its own admins. A supplier's is kept with its supplier's form. */
export const mayEditOwn = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  (actor.companyType === 'customer' || actor.companyType === 'broker') && isCompanyAdmin(actor.roles);
