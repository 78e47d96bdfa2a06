import { readOptionalId } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { maySucceed, successorInvalid, successorRequired, successorRoles } from '../domain/team.js';

/** A user who hands over work, with the roles in which they were responsible for it. */
type Predecessor = Pick<User, 'id' | 'companyId' | 'roles' | 'status'> & { companyType: CompanyType };

/**
 * Returns the requested successor, or undefined if there is nothing to hand over. Throws `invalid` on `heir`. The
 * caller must hold the lock on the company.
 */
export async function chooseSuccessor(
  { users }: Pick<Stores, 'users'>,
  predecessor: Predecessor,
  requestedId: string,
): Promise<string | undefined> {
  if (successorRoles(predecessor.companyType, predecessor.roles).length === 0) return undefined;
  const successorId = readOptionalId(requestedId);
  if (successorId === undefined) throw successorRequired();
  const successor = (await users.byId(successorId))?.user;
  if (!(successor && maySucceed(successor, predecessor))) throw successorInvalid();
  return successorId;
}
