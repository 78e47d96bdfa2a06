import { internal, limited, notFound } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import * as wire from '@setu/proto/identity/invites';
import type { CompanyType } from '@setu/proto/words';
import { fromInvitee, toInvite } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { takeToken } from '../../sessions/domain/throttle.js';
import { ownerOf } from '../../substitutions/changes/switch-session.js';
import { emailInvite, withNewLink } from '../changes/email-invite.js';
import { INVITES_PER_MINUTE, type Invite, inviteeEmailInUse, isRepeated, validateInvitee } from '../domain/invite.js';

/** For users who may invite. The proto lists the errors. */
export const createInvite: Rpc<'createInvite'> =
  ({ write, clock, ids, env }) =>
  async (request, { actor }) => {
    const { invitee: typed = {}, companyId, idempotencyKey: key } = request;
    mustHave(actor, 'team_invite');
    if (companyId !== '' && companyId !== actor.companyId) throw notFound();
    const input = {
      ...validateInvitee(fromInvitee(typed), actor.companyType as CompanyType),
      invitedById: actor.userId,
    };
    const [linkKey = ''] = env.ACTOR_KEYS;
    const now = clock.now();
    const fingerprint = wire.CreateInviteRequest.encode({ ...request, idempotencyKey: '' }).finish();
    // Only the id is stored with the idempotency key, because the stored response must not contain the link.
    const call = { principal: `${ownerOf(actor)} ${actor.userId}`, route: 'CreateInvite', key, fingerprint };
    return write(async (stores) => {
      const inviter = await stores.users.byId(actor.userId);
      if (inviter === undefined) throw internal('the inviting user could not be read');
      const { inviteId } = await stores.idempotent({ ...call, answer: wire.GetInviteRequest }, async () => {
        const counter = `invite:${actor.companyId}`;
        const { at } = await stores.signInAttempts.lock(counter, now);
        const open = await stores.invites.openFor(actor.companyId, input.email);
        if (open !== undefined && isRepeated(open, input, now)) return { inviteId: open.id };
        const bucket = takeToken(at, now, INVITES_PER_MINUTE);
        if (bucket.waitSeconds > 0) throw limited('too_many_requests', bucket.waitSeconds);
        await stores.signInAttempts.save(counter, { failures: 0, at: bucket.fullAt });
        const known = await stores.users.byEmail(input.email);
        if (known !== undefined && known.member.user.status !== 'deleted') throw inviteeEmailInUse();
        const place = { id: ids.id(), companyId: actor.companyId, createdAt: now };
        const made: Invite = { ...place, ...input, state: 'sent', term: 1, validFor: now };
        const sent = withNewLink(made, linkKey, now);
        await stores.invites.insert(sent);
        await stores.auditLog.add({
          action: 'invite.sent',
          object: { kind: 'invite', id: sent.id },
          after: { roles: sent.roles },
        });
        await emailInvite(sent, { stores, clock, ids, key: linkKey, actor, inviter });
        return { inviteId: sent.id };
      });
      const invite = await stores.invites.byId(inviteId);
      if (invite === undefined) throw internal('an invite that was just created could not be read back');
      return { invite: toInvite(invite, { actor, inviter, keys: env.ACTOR_KEYS, now }) };
    });
  };
