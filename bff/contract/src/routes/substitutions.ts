import type { RouteTable } from '../routing.js';

/** The substitutions of users. Switching to another user is a query parameter of any path: `?_switch_user=`. */
export const substitutionRoutes = {
  getSubstitutions: {
    method: 'get',
    path: '/team/profile/substitute/:teamUser',
    kind: 'S',
    who: 'user',
    screen: 'user_substitute_page',
  },
  saveSubstitution: { method: 'post', path: '/team/profile/substitute/:teamUser', kind: 'S', who: 'user' },
  endSubstitution: { method: 'post', path: '/team/substitute-unsubscribe/:pivot', kind: 'A', who: 'user' },
  listSubstituteCandidates: {
    method: 'post',
    path: '/team/get-user-for-substitute/:teamUser',
    kind: 'A',
    who: 'user',
  },
  listSubstituted: { method: 'post', path: '/team/get-substituted-users/:teamUser', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
