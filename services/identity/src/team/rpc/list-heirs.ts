import { mustBeUser, readId } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { demandRemoval, heirRoles, mayInherit } from '../domain/team.js';

/** The company's admin, or a system admin. Who may take over what a colleague answers for. */
export const listHeirs: Rpc<'listHeirs'> =
  ({ read }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    const found = await read.users.byId(readId(userId));
    const leaver = found?.user;
    demandRemoval(actor, leaver);
    const companyType = found?.company.type ?? 'broker';
    const isNeeded = leaver.status !== 'deleted' && heirRoles(companyType, leaver.roles).length > 0;
    if (!isNeeded) return { isNeeded, heirs: [] };
    const colleagues = await read.users.activeOf(leaver.companyId);
    const heirs = colleagues.filter(({ user }) => mayInherit(user, { ...leaver, companyType }));
    return { isNeeded, heirs: heirs.map(({ user }) => toPerson(user)) };
  };
