import { internal } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import { toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { mailInvite, withNewLink } from '../changes/mail-invite.js';
import { openInviteOf } from '../changes/seen-invite.js';
import { isJustSent } from '../domain/invite.js';

/** Who may invite. A new week and a new link, mailed, by whoever asks: the old link is dead. */
export const extendInvite: Rpc<'extendInvite'> =
  ({ read, write, clock, ids, env }) =>
  async ({ inviteId }, { actor }) => {
    mustHave(actor, 'team_invite');
    const inviter = await read.users.byId(actor.userId);
    const [key = ''] = env.ACTOR_KEYS;
    if (inviter === undefined) throw internal('somebody who invites is not there');
    const now = clock.now();
    const invite = await write(async (stores) => {
      const before = await openInviteOf(actor, inviteId, { byId: stores.invites.lock });
      if (isJustSent(before, now)) return before;
      const renewed = withNewLink({ ...before, term: before.term + 1 }, key, now);
      await stores.invites.save(renewed);
      await mailInvite(renewed, { stores, clock, ids, key, actor, inviter });
      return renewed;
    });
    return { invite: toInvite(invite, { actor, inviter, keys: env.ACTOR_KEYS, now }) };
  };
