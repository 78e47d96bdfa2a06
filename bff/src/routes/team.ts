import { endpoints, personRoles } from '@setu/contract';
import { UserStatus } from '@setu/proto/common/words';
import { wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { removeAvatar, uploadAvatar } from '../pages/avatars.js';
import { profilePage, saveProfile, teamPage, teamRoles } from '../pages/team.js';
import { uploading } from '../pages/uploads.js';
import { successorsView } from '../present/teammate.js';

const none = async () => ({ data: { companies: [] } });

/** The users of the caller's own company, and the caller's own profile. */
export const teamRoutes = [
  route(endpoints.listTeam, async (call) => ({ data: await teamPage(call, call.query) })),
  route(endpoints.getTeamRoles, async (call) => ({ data: await teamRoles(call) })),
  route(endpoints.getTeamBranches, none),
  route(endpoints.getTeamClients, none),
  route(endpoints.listSuccessors, async (call) => {
    const { roles, status } = call.query;
    const named = personRoles.filter((role) => roles.split(',').includes(role));
    const stays = {
      roles: named.map(wirePersonRole),
      status: status ? wireUserStatus(status) : UserStatus.UNSPECIFIED,
    };
    const found = await call.deps.services.identity.listHeirs({ userId: call.params.id, ...stays }, call.reads());
    return { data: successorsView(found) };
  }),
  route(endpoints.removeTeammate, async (call) => {
    const command = { userId: call.params.id, heirId: call.input.heir };
    await call.deps.services.identity.removeTeammate(command, call.writes());
    return { data: {} };
  }),
  route(endpoints.uploadAvatar, uploading, async (call) => ({
    data: { avatar: await uploadAvatar(call, call.params.id) },
  })),
  route(endpoints.removeAvatar, async (call) => {
    await removeAvatar(call, call.params.id);
    return { data: {} };
  }),
  route(endpoints.getOwnProfile, async (call) => ({ data: await profilePage(call, call.actor.userId) })),
  route(endpoints.saveOwnProfile, async (call) => ({ data: await saveProfile(call, call.input) })),
  route(endpoints.getOwnProfileHere, async (call) => ({ data: await profilePage(call, call.actor.userId) })),
  route(endpoints.saveOwnProfileHere, async (call) => ({ data: await saveProfile(call, call.input) })),
  route(endpoints.getTeammate, async (call) => ({ data: await profilePage(call, call.params.teamUser) })),
];
