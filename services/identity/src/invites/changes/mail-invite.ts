import type { Clock, Ids } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { type Posting, queueMail } from '../../mail/changes/queue-mail.js';
import type { Member } from '../../people/domain/user.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { INVITE_MS, type Invite } from '../domain/invite.js';
import { linkPath, linkToken } from '../domain/invite-link.js';

/** An invite with its next link: a new week, and whatever was mailed before leads nowhere. */
export function withNewLink(invite: Invite, key: string, now: Date): Invite {
  const hash = tokenHash(linkToken(invite, key));
  return { ...invite, tokenHash: hash, validFor: new Date(now.getTime() + INVITE_MS) };
}

/** Who sends an invite's mail, and by which key its link is made. */
export interface InviteMailing {
  stores: Posting;
  clock: Clock;
  ids: Ids;
  key: string;
  actor: Actor;
  inviter: Member;
  /** Into which company, where it is not the inviter's own. */
  companyName?: string;
}

/** Mails the link to who is invited, in the language of who invites: his own nobody knows yet. */
export async function mailInvite(
  invite: Invite,
  { stores, clock, ids, key, actor, inviter, companyName }: InviteMailing,
): Promise<void> {
  const { user, company } = inviter;
  const params = {
    path: linkPath(linkToken(invite, key)),
    inviter: [user.name, user.surname].filter(Boolean).join(' '),
    company: companyName ?? company.shortName,
    until: invite.validFor.toISOString().slice(0, 10),
  };
  const letter = { to: invite.email, locale: localeOf(actor), validUntil: invite.validFor };
  await queueMail(
    { stores, clock, ids },
    { ...letter, key: `invite ${invite.id} ${invite.term}`, template: 'invite', params },
  );
}
