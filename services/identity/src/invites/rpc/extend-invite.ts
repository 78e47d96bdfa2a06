import { internal } from '@setu/kit/core';
import { toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { emailInvite, withNewLink } from '../changes/email-invite.js';
import { mustManageInvites, openInviteOf } from '../changes/managed-invite.js';
import { isJustSent } from '../domain/invite.js';

/**
 * Renews the invite for a week and emails a new link. The old link stops working. For users who may invite, and for
 * system admins of any company.
 */
export const extendInvite: Rpc<'extendInvite'> =
  ({ write, clock, ids, env }) =>
  async ({ inviteId }, { actor }) => {
    mustManageInvites(actor);
    const [key = ''] = env.ACTOR_KEYS;
    const now = clock.now();
    const { invite, inviter } = await write(async (stores) => {
      const before = await openInviteOf(actor, inviteId, { byId: stores.invites.lock });
      // The email names a colleague of the invited person, not a system admin who renewed the invite.
      const isOwnCompany = before.companyId === actor.companyId;
      const inviter = await stores.users.byId(isOwnCompany ? actor.userId : before.invitedById);
      if (inviter === undefined) throw internal('the inviting user could not be read');
      if (isJustSent(before, now)) return { invite: before, inviter };
      const renewed = withNewLink({ ...before, term: before.term + 1 }, key, now);
      await stores.invites.save(renewed);
      const { id, companyId } = renewed;
      await stores.auditLog.add({ action: 'invite.extended', object: { kind: 'invite', id }, companyId });
      await emailInvite(renewed, { stores, clock, ids, key, actor, inviter });
      return { invite: renewed, inviter };
    });
    return { invite: toInvite(invite, { actor, inviter, keys: env.ACTOR_KEYS, now }) };
  };
