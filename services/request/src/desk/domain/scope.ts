import { isManager, type Party } from '../../requests/domain/rights.js';

/** Whose requests a desk shows. */
export type DeskScope =
  | { of: 'customer'; companyId: string; userId: string }
  | { of: 'supplier'; companyId: string }
  /** One manager's and those nobody has taken; of a senior: all. */
  | { of: 'broker'; userId: string | undefined };

/** The requests a party's desk is about; undefined: it deals with none. */
export function deskScopeOf(party: Party): DeskScope | undefined {
  const { companyId, companyType, userId } = party;
  if (companyType === 'customer') return { of: 'customer', companyId, userId };
  if (companyType === 'supplier') return { of: 'supplier', companyId };
  if (!isManager(party)) return undefined;
  return { of: 'broker', userId: party.roles.includes('TEAM_ADMIN') ? undefined : userId };
}
