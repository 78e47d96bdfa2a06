import { isManager, type Party } from '../../requests/domain/rights.js';

/** Which requests a desk shows. */
export type DeskScope =
  | { of: 'customer'; companyId: string; userId: string }
  | { of: 'supplier'; companyId: string }
  /** The manager's own requests and the unassigned ones. Without a user id (a senior manager): all requests. */
  | { of: 'broker'; userId: string | undefined };

/** Returns the scope of a party's desk, or undefined if the party does not handle requests. */
export function deskScopeOf(party: Party): DeskScope | undefined {
  const { companyId, companyType, userId } = party;
  if (companyType === 'customer') return { of: 'customer', companyId, userId };
  if (companyType === 'supplier') return { of: 'supplier', companyId };
  if (!isManager(party)) return undefined;
  return { of: 'broker', userId: party.roles.includes('TEAM_ADMIN') ? undefined : userId };
}
