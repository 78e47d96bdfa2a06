import { readOptionalId } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { heirRequired, heirRoles, heirUnfit, mayInherit } from '../domain/team.js';

/** A person who hands over work, with the roles in which they were responsible for it. */
type Giver = Pick<User, 'id' | 'companyId' | 'roles' | 'status'> & { companyType: CompanyType };

/**
 * Returns the requested successor, or undefined if there is nothing to hand over. Throws `invalid` on `heir`. The
 * caller has locked the company.
 */
export async function chooseHeir(
  { users }: Pick<Stores, 'users'>,
  giver: Giver,
  asked: string,
): Promise<string | undefined> {
  if (heirRoles(giver.companyType, giver.roles).length === 0) return undefined;
  const heirId = readOptionalId(asked);
  if (heirId === undefined) throw heirRequired();
  const heir = (await users.byId(heirId))?.user;
  if (!(heir && mayInherit(heir, giver))) throw heirUnfit();
  return heirId;
}
