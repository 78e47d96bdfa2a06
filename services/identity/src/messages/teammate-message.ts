import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/team';
import { wireCompanyType, wireObjectPermission, wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import type { Member } from '../people/domain/user.js';
import { maySetAvatar, teammatePermissions } from '../team/domain/team.js';
import type { TeamLine } from '../team/store/team.js';
import { linkOf } from './invite-message.js';

/** Returns a row of the team list, limited to what the reader may know. */
export const toTeamLine = (
  line: TeamLine,
  reading: { actor: Actor; keys: readonly string[]; now: Date },
): Omit<wire.TeamLine, 'substitute' | 'substituteUntil'> => ({
  id: line.id,
  isInvite: line.isInvite,
  name: line.name,
  surname: line.surname,
  patronymic: line.patronymic,
  email: line.email,
  roles: line.roles.map(wirePersonRole),
  status: wireUserStatus(line.status),
  createdAt: line.createdAt.toISOString(),
  validFor: line.validFor?.toISOString() ?? '',
  avatarId: line.avatarId ?? '',
  lastSeenAt: line.lastSeenAt?.toISOString() ?? '',
  link: line.validFor === undefined ? '' : linkOf({ ...line, state: 'sent', validFor: line.validFor }, reading),
});

/** The reader of a profile, and the data shown with it. `substitutions` may be those of several users. */
interface TeammateContext {
  actor: Actor;
  suppliers: wire.KeptCompany[];
  substitutions: wire.Teammate['substitutes'];
}

/** Returns a user's profile, with the suppliers assigned to them and their substitutions. */
export const toTeammate = (
  { user, company }: Member,
  { actor, suppliers, substitutions }: TeammateContext,
): wire.Teammate => ({
  id: user.id,
  name: user.name,
  surname: user.surname,
  patronymic: user.patronymic,
  email: user.email,
  mobilePhone: user.mobilePhone,
  workPhone: user.workPhone,
  workAddPhone: user.workAddPhone,
  roles: user.roles.map(wirePersonRole),
  status: wireUserStatus(user.status),
  companyId: company.id,
  companyShortName: company.shortName,
  companyType: wireCompanyType(company.type),
  suppliers,
  permissions: teammatePermissions(actor, user).map(wireObjectPermission),
  avatarId: user.avatarId ?? '',
  maySetAvatar: maySetAvatar(actor, user),
  substitutes: substitutions.filter((line) => line.user?.id === user.id),
  substitutedList: substitutions.filter((line) => line.substitute?.id === user.id),
});
