import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { chooseHeir } from '../changes/choose-successor.js';
import { removePerson } from '../changes/remove-teammate.js';
import { demandRemoval } from '../domain/team.js';

/**
 * Removes a person. For admins of the person's company and for system admins. Does nothing if the person is already
 * removed.
 */
export const removeTeammate: Rpc<'removeTeammate'> =
  ({ write, clock }) =>
  async ({ userId, heirId: asked }, { actor }) => {
    mustBeUser(actor);
    const id = readId(userId);
    await write(async (stores) => {
      const companyId = (await stores.users.byId(id))?.user.companyId ?? actor.companyId;
      // Lock the company, so that two people who leave at the same time do not become each other's successor.
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
