import { isManager } from './roles.js';
import type { Member } from './user.js';

/** How much of a user is visible: everything, the name only, or nothing. */
export type PersonSight = 'all' | 'name' | 'none';

/**
 * Returns how much of a user a viewer sees. Brokers see everyone. Others see the users of their own company, and the
 * names of the broker's managers.
 */
export function personSight(person: Member, viewer: { companyId: string; companyType: string }): PersonSight {
  if (viewer.companyType === 'broker' || viewer.companyId === person.user.companyId) return 'all';
  return isManager(person.company.type, person.user.roles) ? 'name' : 'none';
}
