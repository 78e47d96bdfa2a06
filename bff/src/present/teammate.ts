import type {
  InviteView,
  OpenInviteView,
  ProfileView,
  SuccessorsView,
  TeamLineView,
  TeamListView,
} from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Invite, Invitee, OpenInviteResponse } from '@setu/proto/identity/invites';
import type { Heir, ListTeamResponse, TeamLine, Teammate } from '@setu/proto/identity/team';
import { companyTypeWord, objectPermissionWord, personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import { type ObjectPermission, objectPermissions, type PersonRole, personRoles } from '@setu/proto/words';
import { pictureOrNull } from './file.js';
import { personView } from './person.js';
import { substitutionView } from './substitution.js';
import { textOrNull } from './text.js';

type WireRoles = TeamLine['roles'];

/** Returns the names of roles, in the specification's order. */
export const roleNames = (roles: WireRoles): PersonRole[] => {
  const names = roles.map(personRoleWord);
  return personRoles.filter((role) => names.includes(role));
};

const permissionNames = (permissions: Teammate['permissions']): ObjectPermission[] => {
  const names = permissions.map(objectPermissionWord);
  return objectPermissions.filter((name) => names.includes(name));
};

const lineView = (line: TeamLine, selfId: string): TeamLineView => ({
  ...personView(line),
  kind: line.isInvite ? 'invite' : 'user',
  email: line.email,
  roles: roleNames(line.roles),
  status: userStatusWord(line.status) ?? 'disabled',
  created_at: line.createdAt,
  valid_for: textOrNull(line.validFor),
  last_seen_at: textOrNull(line.lastSeenAt),
  link: textOrNull(line.link),
  is_self: line.id === selfId,
  avatar: pictureOrNull(line.avatarId),
  substitute: line.substitute ? { ...personView(line.substitute), until: line.substituteUntil } : null,
});

/** Presents a page of the team, with the number of members in each status. */
export const teamListView = ({ lines, total, counts }: ListTeamResponse, selfId: string): TeamListView => {
  const none = { invited: 0, active: 0, disabled: 0, deleted: 0 };
  const known = counts.flatMap(({ status, count }) => {
    const name = userStatusWord(status);
    return name === undefined ? [] : [[name, count] as const];
  });
  return {
    list: lines.map((line) => lineView(line, selfId)),
    total,
    counts: { ...none, ...Object.fromEntries(known) },
  };
};

/** Presents a user with the field names of the specification, section 3. */
export const profileView = (teammate: Teammate | undefined): ProfileView => {
  const type = teammate && companyTypeWord(teammate.companyType);
  if (teammate === undefined || type === undefined) throw internal('a profile without a user or a company');
  return {
    ...personView(teammate),
    email: teammate.email,
    username: teammate.email,
    mobile_phone: teammate.mobilePhone,
    work_phone: teammate.workPhone,
    work_add_phone: teammate.workAddPhone,
    roles: roleNames(teammate.roles),
    status: userStatusWord(teammate.status) ?? 'disabled',
    company: { id: teammate.companyId, type, short_name: teammate.companyShortName },
    suppliers: teammate.suppliers.map(({ id, shortName }) => ({ id, short_name: shortName })),
    permissions: permissionNames(teammate.permissions),
    avatar: pictureOrNull(teammate.avatarId),
    may_set_avatar: teammate.maySetAvatar,
    substitutes: teammate.substitutes.map(substitutionView),
    substituted_list: teammate.substitutedList.map(substitutionView),
  };
};

/** Presents the possible successors. */
export const successorsView = ({ isNeeded, heirs }: { isNeeded: boolean; heirs: Heir[] }): SuccessorsView => ({
  is_needed: isNeeded,
  list: heirs.map((heir) => ({ ...personView(heir), roles: roleNames(heir.roles) })),
});

const inviteeView = ({ email, name, surname, patronymic, mobilePhone, roles }: Invitee) => ({
  email,
  ...{ first_name: name, second_name: surname, third_name: patronymic },
  mobile_phone: mobilePhone,
  roles: roleNames(roles),
});

/** Presents an invite with the field names of the specification, section 3. */
export const inviteView = (invite: Invite | undefined): InviteView => {
  if (invite?.invitee === undefined) throw internal('an invite without its invitee');
  const { invitee, companyId, companyShortName } = invite;
  return {
    id: invite.id,
    ...inviteeView(invitee),
    ...{ workPhone: invitee.workPhone, workAddPhone: invitee.workAddPhone },
    company: { id: companyId, short_name: companyShortName },
    status: 'invited',
    ...{ created_at: invite.createdAt, valid_for: invite.validFor },
    link: textOrNull(invite.link),
    inviter: invite.inviter,
    permissions: permissionNames(invite.permissions),
  };
};

const worths = ['open', 'expired', 'removed', 'used'] as const;

/** Presents the state of an invite's link. */
export const openInviteView = ({ state, companyType, ...invite }: OpenInviteResponse): OpenInviteView => ({
  state: worths.find((one) => one === state) ?? 'removed',
  company: invite.companyShortName,
  company_type: companyTypeWord(companyType) ?? null,
  inviter: invite.inviter,
  invitee: invite.invitee ? inviteeView(invite.invitee) : null,
});
