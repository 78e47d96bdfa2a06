import { mustBeUser, readId } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { demandRemoval, heirRoles, mayInherit } from '../domain/team.js';

/** The company's admin. Who may take over what a colleague answers for. */
export const listHeirs: Rpc<'listHeirs'> =
  ({ read }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    const leaver = (await read.users.byId(readId(userId)))?.user;
    demandRemoval(actor, leaver);
    const companyType = actor.companyType as CompanyType;
    const isNeeded = leaver.status !== 'deleted' && heirRoles(companyType, leaver.roles).length > 0;
    if (!isNeeded) return { isNeeded, heirs: [] };
    const colleagues = await read.users.activeOf(leaver.companyId);
    const heirs = colleagues.filter(({ user }) => mayInherit(user, { ...leaver, companyType }));
    return { isNeeded, heirs: heirs.map(({ user }) => toPerson(user)) };
  };
