import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { chooseHeir } from '../changes/choose-heir.js';
import { removePerson } from '../changes/remove-teammate.js';
import { demandRemoval } from '../domain/team.js';

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
      const heirId = await chooseHeir(stores, { ...leaver, companyType }, asked);
      const actorIds = { actorUserId: actor.userId, actingUserId: actor.actingUserId };
      await removePerson(stores, { leaver, heirId, actorIds, now: clock.now() });
    });
    return {};
  };
