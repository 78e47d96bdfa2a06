import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { chooseSuccessor } from '../changes/choose-successor.js';
import { removePerson } from '../changes/remove-teammate.js';
import { demandRemoval } from '../domain/team.js';

/**
 * Removes a user. For admins of the user's company and for system admins. Does nothing if the user is already removed.
 */
export const removeTeammate: Rpc<'removeTeammate'> =
  ({ write, clock }) =>
  async ({ userId, heirId: requestedId }, { actor }) => {
    mustBeUser(actor);
    const id = readId(userId);
    await write(async (stores) => {
      const companyId = (await stores.users.byId(id))?.user.companyId ?? actor.companyId;
      // Lock the company, so that two users who leave at the same time do not become each other's successor.
      await stores.users.lockCompany(companyId);
      const found = await stores.users.byId(id);
      const departedUser = found?.user;
      demandRemoval(actor, departedUser);
      if (departedUser.status === 'deleted') return;
      const companyType = found?.company.type ?? 'broker';
      const successorId = await chooseSuccessor(stores, { ...departedUser, companyType }, requestedId);
      const actorIds = { actorUserId: actor.userId, actingUserId: actor.actingUserId };
      await removePerson(stores, { predecessor: departedUser, successorId, actorIds, now: clock.now() });
    });
    return {};
  };
