import { internal, limited, notFound } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import type { CompanyType } from '@setu/proto/words';
import { fromInvitee, toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { takeToken } from '../../sessions/domain/throttle.js';
import { mailInvite, withNewLink } from '../changes/mail-invite.js';
import { INVITES_PER_MINUTE, type Invite, inviteeTaken, readyInvitee } from '../domain/invite.js';

/** Who may invite; what refuses it stands in the proto. */
export const createInvite: Rpc<'createInvite'> =
  ({ read, write, clock, ids, env }) =>
  async ({ invitee: typed = {}, companyId }, { actor }) => {
    mustHave(actor, 'team_invite');
    if (companyId !== '' && companyId !== actor.companyId) throw notFound();
    const invitee = readyInvitee(fromInvitee(typed), actor.companyType as CompanyType);
    const inviter = await read.users.byId(actor.userId);
    const [key = ''] = env.ACTOR_KEYS;
    if (inviter === undefined) throw internal('somebody who invites is not there');
    const now = clock.now();
    const invite = await write(async (stores) => {
      const counter = `invite:${actor.companyId}`;
      const bucket = takeToken((await stores.signInAttempts.lock(counter, now)).at, now, INVITES_PER_MINUTE);
      if (bucket.waitSeconds > 0) throw limited('too_many_requests', bucket.waitSeconds);
      await stores.signInAttempts.save(counter, { failures: 0, at: bucket.fullAt });
      const known = await stores.users.byEmail(invitee.email);
      if (known !== undefined && known.member.user.status !== 'deleted') throw inviteeTaken();
      const place = { id: ids.id(), companyId: actor.companyId, invitedById: actor.userId, createdAt: now };
      const made: Invite = { ...place, ...invitee, state: 'sent', term: 1, validFor: now };
      const sent = withNewLink(made, key, now);
      await stores.invites.insert(sent);
      await mailInvite(sent, { stores, clock, ids, key, actor, inviter });
      return sent;
    });
    return { invite: toInvite(invite, { actor, inviter, keys: env.ACTOR_KEYS, now }) };
  };
