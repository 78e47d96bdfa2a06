import type { RouteTable } from '../routing.js';

/** Personal access tokens, with which users' own programs read data. */
export const tokenRoutes = {
  listTokens: { method: 'get', path: '/user/tokens', kind: 'A', who: 'user' },
  createToken: { method: 'post', path: '/user/tokens', kind: 'A', who: 'user' },
  revokeToken: { method: 'delete', path: '/user/tokens/:token', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
