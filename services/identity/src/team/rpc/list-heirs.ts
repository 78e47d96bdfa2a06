import { mustBeUser, readId } from '@setu/kit/rpc';
import { personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { demandRemoval, heirRoles, mayInherit, rolesGivenUp } from '../domain/team.js';

/**
 * Returns who may take over what a colleague is responsible for, or gives up with the new roles. For the company's
 * admin or a system admin.
 */
export const listHeirs: Rpc<'listHeirs'> =
  ({ read }) =>
  async ({ userId, roles, status }, { actor }) => {
    mustBeUser(actor);
    const found = await read.users.byId(readId(userId));
    const leaver = found?.user;
    demandRemoval(actor, leaver);
    const companyType = found?.company.type ?? 'broker';
    const stays = userStatusWord(status);
    const after = stays && { roles: roles.flatMap((role) => personRoleWord(role) ?? []), status: stays };
    const given = after ? rolesGivenUp(companyType, leaver, after) : leaver.roles;
    const isNeeded = leaver.status !== 'deleted' && heirRoles(companyType, given).length > 0;
    if (!isNeeded) return { isNeeded, heirs: [] };
    const colleagues = await read.users.activeOf(leaver.companyId);
    const heirs = colleagues.filter(({ user }) => mayInherit(user, { ...leaver, roles: given, companyType }));
    return { isNeeded, heirs: heirs.map(({ user }) => toPerson(user)) };
  };
