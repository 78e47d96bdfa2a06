import { forbidden, notFound } from '@setu/kit/core';
import { mustBeUser, readId, readOptionalId } from '@setu/kit/rpc';
import { userPictured } from '../../events.js';
import type { Rpc } from '../../served.js';
import { maySetAvatar } from '../domain/team.js';

/**
 * Sets or clears a user's picture. For that user or their company's admin. The picture must be uploaded by the caller.
 */
export const setAvatar: Rpc<'setAvatar'> =
  ({ write, clock }) =>
  async ({ userId, fileId }, { actor }) => {
    mustBeUser(actor);
    const id = readId(userId);
    const avatarId = readOptionalId(fileId);
    await write(async (stores) => {
      const before = await stores.users.byId(id);
      if (before === undefined || before.user.companyId !== actor.companyId) throw notFound();
      if (!maySetAvatar(actor, before.user)) throw forbidden();
      const member = await stores.users.setAvatar(id, avatarId, clock.now());
      if (member !== undefined) await stores.outbox.add(userPictured(member, actor.userId));
    });
    return {};
  };
