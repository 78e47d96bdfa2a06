import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';

/** The query of the list of the team. */
export const teamListCodec = {
  sorts: listSorts.users,
  filters: { search: { kind: 'text' }, status: { kind: 'set' } },
} as const satisfies ListCodec;

const profile = '/user/profile';

/** The users of the caller's own company, their profiles, and the caller's profile. */
export const teamRoutes = {
  listTeam: { method: 'get', path: '/team/', kind: 'S', who: 'user', screen: 'user_list_page', list: teamListCodec },
  getTeamRoles: { method: 'get', path: '/team/get_roles', kind: 'A', who: 'user' },
  getTeamBranches: { method: 'get', path: '/team/get_branches', kind: 'A', who: 'user' },
  getTeamClients: { method: 'get', path: '/team/get_clients', kind: 'A', who: 'user' },
  listSuccessors: { method: 'get', path: '/team/user/heirs/:id', kind: 'A', who: 'user' },
  removeTeammate: { method: 'post', path: '/team/user/remove/:id', kind: 'A', who: 'user' },
  uploadAvatar: { method: 'post', path: '/team/profile/avatar/upload/:id', kind: 'A', who: 'user' },
  removeAvatar: { method: 'delete', path: '/team/profile/avatar/delete/:id', kind: 'A', who: 'user' },
  getOwnProfile: { method: 'get', path: profile, kind: 'S', who: 'user', screen: 'my_profile_page' },
  saveOwnProfile: { method: 'post', path: profile, kind: 'S', who: 'user' },
  getOwnProfileHere: { method: 'get', path: '/profile/', kind: 'S', who: 'user' },
  saveOwnProfileHere: { method: 'post', path: '/profile/', kind: 'S', who: 'user' },
  // Must follow every other `/user/…` route. A value that is not an id gets a 404.
  getTeammate: { method: 'get', path: '/user/:teamUser', kind: 'S', who: 'user', screen: 'user_profile_page' },
} as const satisfies RouteTable;
