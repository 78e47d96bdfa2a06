import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/invites';
import { personRoleWord, wireObjectPermission, wirePersonRole } from '@setu/proto/wire-words';
import { type Invite, type Invitee, invitePermissions, linkWorth } from '../invites/domain/invite.js';
import { knownToken, linkPath } from '../invites/domain/invite-link.js';
import type { Member } from '../people/domain/user.js';
import { keepsEverybody } from '../team/domain/team.js';

/** Whoever may invite, and a system admin, who keeps the invites of all. */
export const mayInvite = (actor: Pick<Actor, 'permissions' | 'companyType' | 'roles'>): boolean =>
  actor.permissions.includes('team_invite') || keepsEverybody(actor);

/** Who an invite is shown to, and what the service knows of it. */
export interface InviteReading {
  actor: Actor;
  /** Who invited. */
  inviter: Member | undefined;
  keys: readonly string[];
  now: Date;
}

/** The path of an invite's link, for who may pass it on; empty while it is not in force. */
export const linkOf = (
  invite: Pick<Invite, 'id' | 'term' | 'tokenHash' | 'validFor' | 'state'>,
  { actor, keys, now }: Pick<InviteReading, 'actor' | 'keys' | 'now'>,
): string => {
  if (!mayInvite(actor) || linkWorth(invite, now) !== 'open') return '';
  const token = knownToken(invite, invite.tokenHash, keys);
  return token === undefined ? '' : linkPath(token);
};

const nameOf = (member: Member | undefined): string =>
  [member?.user.name, member?.user.surname].filter(Boolean).join(' ');

export const toInvitee = ({ email, contact, roles }: Invitee): wire.Invitee => ({
  email,
  ...contact,
  roles: roles.map(wirePersonRole),
});

/** An invite as its company reads it. */
export const toInvite = (invite: Invite, reading: InviteReading): wire.Invite => ({
  id: invite.id,
  invitee: toInvitee(invite),
  companyId: invite.companyId,
  companyShortName: reading.inviter?.company.shortName ?? '',
  createdAt: invite.createdAt.toISOString(),
  validFor: invite.validFor.toISOString(),
  link: linkOf(invite, reading),
  inviter: nameOf(reading.inviter),
  permissions: invitePermissions(mayInvite(reading.actor)).map(wireObjectPermission),
});

/** Who is invited, as typed. */
export function fromInvitee({ email = '', roles = [], ...typed }: Partial<wire.Invitee>): Invitee {
  const { name = '', surname = '', patronymic = '', mobilePhone = '', workPhone = '', workAddPhone = '' } = typed;
  const contact = { name, surname, patronymic, mobilePhone, workPhone, workAddPhone };
  return { email, contact, roles: roles.flatMap((role) => personRoleWord(role) ?? []) };
}
