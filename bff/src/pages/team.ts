import type { Endpoints, InputOfEndpoint, ProfileView, QueryOfEndpoint, TeamListView } from '@setu/contract';
import { wireUserStatus } from '@setu/proto/wire-words';
import { type PersonRole, type UserStatus, userStatuses } from '@setu/proto/words';
import type { CallContext } from '../http/call-context.js';
import { profileView, roleNames, teamListView } from '../present/teammate.js';

type Query = QueryOfEndpoint<Endpoints['listTeam']>;
type Profile = InputOfEndpoint<Endpoints['saveOwnProfile']>;

const isStatus = (text: string): text is UserStatus => userStatuses.some((status) => status === text);

/** Returns users and open invites of the caller's company. A filter with only unknown statuses finds none. */
export const teamPage = async (call: CallContext, { page, limit, sort, filters }: Query): Promise<TeamListView> => {
  const statuses = filters.status.filter(isStatus).map(wireUserStatus);
  const findsNone = filters.status.length > 0 && statuses.length === 0;
  const found = await call.deps.services.identity.listTeam(
    {
      search: filters.search,
      companyId: '',
      statuses,
      sort: sort ? { key: sort.key, descending: sort.direction === 'desc' } : undefined,
      page: { page, limit },
    },
    call.reads(),
  );
  const lines = findsNone ? { ...found, lines: [], total: 0 } : found;
  return teamListView(lines, call.actor.userId);
};

/** Returns the roles available for an invite into the caller's company. */
export const teamRoles = async (call: CallContext): Promise<{ teamRoles: PersonRole[] }> => {
  const { roles } = await call.deps.services.identity.listInviteRoles({}, call.reads());
  return { teamRoles: roleNames(roles) };
};

/** Returns a user's profile as the caller may see it. */
export const profilePage = async (call: CallContext, userId: string): Promise<ProfileView> => {
  const { teammate } = await call.deps.services.identity.getTeammate({ userId }, call.reads());
  return profileView(teammate);
};

/** Saves the caller's own name and phones, and removes their principal from the cache. */
export const saveProfile = async (call: CallContext, input: Profile): Promise<ProfileView> => {
  const { surname, name, patronymic, phoneNumber, workPhone, workAddPhone } = input;
  const command = { surname, name, patronymic, phoneNumber, workPhone, workAddPhone };
  const { teammate } = await call.deps.services.identity.saveProfile(command, call.writes());
  call.deps.principals.forget(call.caller.token);
  return profileView(teammate);
};
