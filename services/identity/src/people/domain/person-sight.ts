import { isManager } from './roles.js';
import type { Member } from './user.js';

/** Everything, a name only, or nothing of a person. */
export type PersonSight = 'all' | 'name' | 'none';

/** Brokers see everybody, others their own company's people, and of the broker's managers the names. */
export function personSight(person: Member, viewer: { companyId: string; companyType: string }): PersonSight {
  if (viewer.companyType === 'broker' || viewer.companyId === person.user.companyId) return 'all';
  return isManager(person.company.type, person.user.roles) ? 'name' : 'none';
}
