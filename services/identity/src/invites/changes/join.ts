import { type Ids, internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { userChanged } from '../../events.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { PersonContact } from '../../people/domain/contact.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { type Invite, inviteeTaken } from '../domain/invite.js';

/** Whom an invite makes a person of its company. */
export interface Joining {
  invite: Invite;
  contact: PersonContact;
  passwordHash: string;
  now: Date;
}

/**
 * Makes the invited one a person of the company, tells others, and whoever invited him. Throws `email_taken` where somebody
 * works here under the address by now.
 */
export async function join(
  stores: WriteStores<Stores>,
  { invite, contact, passwordHash, now }: Joining,
  ids: Ids,
): Promise<Member> {
  const { companyId, email, roles } = invite;
  const known = await stores.users.byEmail(email);
  if (known !== undefined && known.member.user.status !== 'deleted') throw inviteeTaken();
  const userId = ids.id();
  const { mobilePhone: phone, ...rest } = contact;
  await stores.newPeople.insert({ id: userId, companyId, email, roles, ...rest, phone, passwordHash }, now);
  await stores.invites.settle(invite.id, userId, now);
  const member = await stores.users.byId(userId);
  if (member === undefined) throw internal('who has just joined is not there');
  await stores.outbox.add(userChanged(member.user));
  const event = EventEnvelope.fromPartial({ id: invite.id, occurredAt: now.toISOString(), actorUserId: userId });
  const person = [contact.surname, contact.name, contact.patronymic].filter(Boolean).join(' ');
  const draft = { type: 'invite_accepted', params: { person }, entityType: 'none', entityId: userId } as const;
  await writeNotices(stores, { event, draft, to: [invite.invitedById] });
  return member;
}
