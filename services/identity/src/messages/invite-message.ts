import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/invites';
import { personRoleWord, wireObjectPermission, wirePersonRole } from '@setu/proto/wire-words';
import { type Invite, type Invitee, invitePermissions, linkStatus } from '../invites/domain/invite.js';
import { knownToken, linkPath } from '../invites/domain/invite-link.js';
import type { Member } from '../people/domain/user.js';
import { managesAllCompanies } from '../team/domain/team.js';

/** Returns whether the user may invite. System admins manage the invites of all companies. */
export const mayInvite = (actor: Pick<Actor, 'permissions' | 'companyType' | 'roles'>): boolean =>
  actor.permissions.includes('team_invite') || managesAllCompanies(actor);

/** The reader of an invite, and what the service knows about it. */
export interface InviteReading {
  actor: Actor;
  /** The user who invited. */
  inviter: Member | undefined;
  keys: readonly string[];
  now: Date;
}

/**
 * Returns the path of an invite's link, for users who may invite. Returns an empty text for others, and if the link is
 * not valid.
 */
export const linkOf = (
  invite: Pick<Invite, 'id' | 'term' | 'tokenHash' | 'validFor' | 'state'>,
  { actor, keys, now }: Pick<InviteReading, 'actor' | 'keys' | 'now'>,
): string => {
  if (!mayInvite(actor) || linkStatus(invite, now) !== 'open') return '';
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

/** Returns an invite as its company sees it. */
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

/** Returns the invited person as typed. */
export function fromInvitee({ email = '', roles = [], ...typed }: Partial<wire.Invitee>): Invitee {
  const { name = '', surname = '', patronymic = '', mobilePhone = '', workPhone = '', workAddPhone = '' } = typed;
  const contact = { name, surname, patronymic, mobilePhone, workPhone, workAddPhone };
  return { email, contact, roles: roles.flatMap((role) => personRoleWord(role) ?? []) };
}
