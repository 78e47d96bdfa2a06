import { type Ids, internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { userChanged } from '../../events.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { PersonContact } from '../../people/domain/contact.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { type Invite, inviteeEmailInUse } from '../domain/invite.js';

/** The data with which an invited person joins a company. */
export interface Joining {
  invite: Invite;
  contact: PersonContact;
  passwordHash: string;
  now: Date;
}

/**
 * Makes the invited person a user of the company, publishes the event, and notifies the inviter. Throws `email_taken`
 * if the address belongs to an active user by now.
 */
export async function join(
  stores: WriteStores<Stores>,
  { invite, contact, passwordHash, now }: Joining,
  ids: Ids,
): Promise<Member> {
  const { companyId, email, roles } = invite;
  const known = await stores.users.byEmail(email);
  if (known !== undefined && known.member.user.status !== 'deleted') throw inviteeEmailInUse();
  const userId = ids.id();
  const { mobilePhone: phone, ...rest } = contact;
  await stores.newPeople.insert({ id: userId, companyId, email, roles, ...rest, phone, passwordHash }, now);
  await stores.invites.settle(invite.id, userId, now);
  const member = await stores.users.byId(userId);
  if (member === undefined) throw internal('a user who has just joined could not be read back');
  await stores.outbox.add(userChanged(member.user));
  const event = EventEnvelope.fromPartial({ id: invite.id, occurredAt: now.toISOString(), actorUserId: userId });
  const person = [contact.name, contact.surname].filter(Boolean).join(' ');
  const draft = { type: 'invite_accepted', params: { person }, entityType: 'none', entityId: userId } as const;
  await writeNotices(stores, { event, draft, to: [invite.invitedById] });
  return member;
}
