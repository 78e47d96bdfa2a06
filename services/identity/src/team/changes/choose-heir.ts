import { readOptionalId } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { heirRequired, heirRoles, heirUnfit, mayInherit } from '../domain/team.js';

/** Who hands something over: by which roles he answered for it. */
type Giver = Pick<User, 'id' | 'companyId' | 'roles' | 'status'> & { companyType: CompanyType };

/** The heir that was asked for; nobody where nothing is to be handed over. Throws `invalid` on `heir`. The company is locked. */
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
