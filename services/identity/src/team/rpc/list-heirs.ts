import { mustBeUser, readId } from '@setu/kit/rpc';
import { personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { demandRemoval, lostRoles, maySucceed, successorRoles } from '../domain/team.js';

/**
 * Returns the colleagues who can take over a user's responsibilities: all of them, or only those that the user gives up
 * with the new roles. For the company's admin or a system admin.
 */
export const listHeirs: Rpc<'listHeirs'> =
  ({ read }) =>
  async ({ userId, roles, status }, { actor }) => {
    mustBeUser(actor);
    const found = await read.users.byId(readId(userId));
    const departedUser = found?.user;
    demandRemoval(actor, departedUser);
    const companyType = found?.company.type ?? 'broker';
    const newStatus = userStatusWord(status);
    const after = newStatus && { roles: roles.flatMap((role) => personRoleWord(role) ?? []), status: newStatus };
    const lost = after ? lostRoles(companyType, departedUser, after) : departedUser.roles;
    const isNeeded = departedUser.status !== 'deleted' && successorRoles(companyType, lost).length > 0;
    if (!isNeeded) return { isNeeded, heirs: [] };
    const colleagues = await read.users.activeOf(departedUser.companyId);
    const successors = colleagues.filter(({ user }) => maySucceed(user, { ...departedUser, roles: lost, companyType }));
    return { isNeeded, heirs: successors.map(({ user }) => toPerson(user)) };
  };
