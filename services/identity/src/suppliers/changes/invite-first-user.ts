import { type Clock, type Ids, internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { Actor } from '@setu/proto/common';
import { emailInvite, withNewLink } from '../../invites/changes/email-invite.js';
import { type Invite, inviteeEmailInUse } from '../../invites/domain/invite.js';
import { normaliseContact } from '../../people/domain/contact.js';
import type { Stores } from '../../store/index.js';
import type { Supplier } from '../domain/supplier.js';

interface Inviting {
  clock: Clock;
  ids: Ids;
  key: string;
  actor: Actor;
}

/**
 * Invites the contact in the form as the supplier's first user, who maintains its data and invites the others. Throws
 * `exists` on `email`, `email_taken`, if a user has that address.
 */
export async function inviteFirstUser(
  stores: WriteStores<Stores>,
  { companyId, supplier }: { companyId: string; supplier: Supplier },
  { clock, ids, key, actor }: Inviting,
): Promise<void> {
  const email = supplier.email.toLowerCase();
  const known = await stores.users.byEmail(email);
  if (known !== undefined && known.member.user.status !== 'deleted') throw inviteeEmailInUse();
  const inviter = await stores.users.byId(actor.userId);
  if (inviter === undefined) throw internal('the user who sends the invite was not found');
  const { contactName: name, contactSurname: surname, contactPatronymic: patronymic, phone } = supplier;
  const now = clock.now();
  const invite: Invite = {
    ...{ id: ids.id(), companyId, invitedById: actor.userId, email, roles: ['ROLE_COMPANY_ADMIN'] },
    contact: normaliseContact({ name, surname, patronymic, mobilePhone: phone, workPhone: '', workAddPhone: '' }),
    ...{ state: 'sent', term: 1, validFor: now, createdAt: now },
  };
  const sent = withNewLink(invite, key, now);
  await stores.invites.insert(sent);
  await emailInvite(sent, { stores, clock, ids, key, actor, inviter, companyName: supplier.companyName });
}
