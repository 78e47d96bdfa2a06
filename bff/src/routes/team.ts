import { endpoints, personRoles } from '@setu/contract';
import { UserStatus } from '@setu/proto/common/words';
import { wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { removeAvatar, uploadAvatar } from '../pages/avatars.js';
import { profilePage, saveProfile, teamPage, teamRoles } from '../pages/team.js';
import { uploading } from '../pages/uploads.js';
import { heirsView } from '../present/teammate.js';

const none = async () => ({ data: { companies: [] } });

/** The users of the caller's own company, and the caller's own profile. */
export const teamRoutes = [
  route(endpoints.listTeam, async (ask) => ({ data: await teamPage(ask, ask.query) })),
  route(endpoints.getTeamRoles, async (ask) => ({ data: await teamRoles(ask) })),
  route(endpoints.getTeamBranches, none),
  route(endpoints.getTeamClients, none),
  route(endpoints.listHeirs, async (ask) => {
    const { roles, status } = ask.query;
    const named = personRoles.filter((role) => roles.split(',').includes(role));
    const stays = {
      roles: named.map(wirePersonRole),
      status: status ? wireUserStatus(status) : UserStatus.UNSPECIFIED,
    };
    const found = await ask.deps.services.identity.listHeirs({ userId: ask.params.id, ...stays }, ask.reads());
    return { data: heirsView(found) };
  }),
  route(endpoints.removeTeammate, async (ask) => {
    const asked = { userId: ask.params.id, heirId: ask.input.heir };
    await ask.deps.services.identity.removeTeammate(asked, ask.writes());
    return { data: {} };
  }),
  route(endpoints.uploadAvatar, uploading, async (ask) => ({
    data: { avatar: await uploadAvatar(ask, ask.params.id) },
  })),
  route(endpoints.removeAvatar, async (ask) => {
    await removeAvatar(ask, ask.params.id);
    return { data: {} };
  }),
  route(endpoints.getOwnProfile, async (ask) => ({ data: await profilePage(ask, ask.actor.userId) })),
  route(endpoints.saveOwnProfile, async (ask) => ({ data: await saveProfile(ask, ask.input) })),
  route(endpoints.getOwnProfileHere, async (ask) => ({ data: await profilePage(ask, ask.actor.userId) })),
  route(endpoints.saveOwnProfileHere, async (ask) => ({ data: await saveProfile(ask, ask.input) })),
  route(endpoints.getTeammate, async (ask) => ({ data: await profilePage(ask, ask.params.teamUser) })),
];
