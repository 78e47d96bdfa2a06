import { mustBeUser, readId, readOptionalId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { removePerson } from '../changes/remove-teammate.js';
import { demandRemoval, heirRequired, heirRoles, heirUnfit, mayInherit } from '../domain/team.js';

/** The company's admin, of his own company's people, and a system admin, of anybody's; of someone removed already it changes nothing. */
export const removeTeammate: Rpc<'removeTeammate'> =
  ({ write, clock }) =>
  async ({ userId, heirId: asked }, { actor }) => {
    mustBeUser(actor);
    const id = readId(userId);
    await write(async (stores) => {
      const companyId = (await stores.users.byId(id))?.user.companyId ?? actor.companyId;
      // Two leavers at once do not name each other.
      await stores.users.lockCompany(companyId);
      const found = await stores.users.byId(id);
      const leaver = found?.user;
      demandRemoval(actor, leaver);
      if (leaver.status === 'deleted') return;
      const companyType = found?.company.type ?? 'broker';
      const isNeeded = heirRoles(companyType, leaver.roles).length > 0;
      const heirId = isNeeded ? readOptionalId(asked) : undefined;
      if (isNeeded && heirId === undefined) throw heirRequired();
      const heir = heirId === undefined ? undefined : (await stores.users.byId(heirId))?.user;
      if (heirId !== undefined && !(heir && mayInherit(heir, { ...leaver, companyType }))) throw heirUnfit();
      const actorIds = { actorUserId: actor.userId, actingUserId: actor.actingUserId };
      await removePerson(stores, { leaver, heirId, actorIds, now: clock.now() });
    });
    return {};
  };
