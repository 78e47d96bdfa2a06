import { mustHave } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import { fromInvitee, toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { openInviteOf } from '../changes/managed-invite.js';
import { validateInvitee } from '../domain/invite.js';

/** Corrects an open invite of the caller's company. Its address and link stay the same. For users who may invite. */
export const saveInvite: Rpc<'saveInvite'> =
  ({ write, clock, env }) =>
  async ({ inviteId, invitee: typed = {} }, { actor }) => {
    mustHave(actor, 'team_invite');
    return write(async (stores) => {
      const invite = await openInviteOf(actor, inviteId, { byId: stores.invites.lock });
      const input = { ...fromInvitee(typed), email: invite.email };
      const changed = { ...invite, ...validateInvitee(input, actor.companyType as CompanyType) };
      await stores.invites.save(changed);
      const { id, companyId } = changed;
      await stores.auditLog.add({ action: 'invite.changed', object: { kind: 'invite', id }, companyId });
      const inviter = await stores.users.byId(invite.invitedById);
      return { invite: toInvite(changed, { actor, inviter, keys: env.ACTOR_KEYS, now: clock.now() }) };
    });
  };
