import { mustHave } from '@setu/kit/rpc';
import { toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { openInviteOf } from '../changes/managed-invite.js';

/** Returns an open invite of the caller's company. Throws `not_found` for any other. For users who may invite. */
export const getInvite: Rpc<'getInvite'> =
  ({ read, clock, env }) =>
  async ({ inviteId }, { actor }) => {
    mustHave(actor, 'team_invite');
    const invite = await openInviteOf(actor, inviteId, read.invites);
    const inviter = await read.users.byId(invite.invitedById);
    return { invite: toInvite(invite, { actor, inviter, keys: env.ACTOR_KEYS, now: clock.now() }) };
  };
