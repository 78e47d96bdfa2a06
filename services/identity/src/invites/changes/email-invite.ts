import type { Clock, Ids } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import { businessDay, zoneOfCompany } from '@setu/proto/business-day';
import type { Actor } from '@setu/proto/common';
import { type EmailQueueStores, queueEmail } from '../../mail/changes/queue-email.js';
import type { Member } from '../../people/domain/user.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { INVITE_MS, type Invite } from '../domain/invite.js';
import { linkPath, linkToken } from '../domain/invite-link.js';

/** Returns the invite with a new link, valid for a week. Links that were emailed before stop working. */
export function withNewLink(invite: Invite, key: string, now: Date): Invite {
  const hash = tokenHash(linkToken(invite, key));
  return { ...invite, tokenHash: hash, validFor: new Date(now.getTime() + INVITE_MS) };
}

/** The stores, the sender and the key with which an invite is emailed. The invite's link is derived from the key. */
export interface InviteEmailContext {
  stores: EmailQueueStores;
  clock: Clock;
  ids: Ids;
  key: string;
  actor: Actor;
  inviter: Member;
  /** The company's name, if it is not the inviter's own company. */
  companyName?: string;
}

/** Emails the link to the invited person in the inviter's language, because their own is not known yet. */
export async function emailInvite(
  invite: Invite,
  { stores, clock, ids, key, actor, inviter, companyName }: InviteEmailContext,
): Promise<void> {
  const { user, company } = inviter;
  const params = {
    path: linkPath(linkToken(invite, key)),
    name: invite.contact.name,
    inviter: [user.name, user.surname].filter(Boolean).join(' '),
    company: companyName ?? company.shortName,
    until: businessDay(zoneOfCompany(company.type), invite.validFor),
  };
  const message = { to: invite.email, locale: localeOf(actor), validUntil: invite.validFor };
  await queueEmail(
    { stores, clock, ids },
    { ...message, key: `invite ${invite.id} ${invite.term}`, template: 'invite', params },
  );
}
