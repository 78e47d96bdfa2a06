import type { RouteTable } from '../routing.js';

/** The second factor: its management in the account, and the second step of signing in. */
export const secondFactorRoutes = {
  getSecondFactor: { method: 'get', path: '/user/second-factor', kind: 'A', who: 'user' },
  addSecondFactor: { method: 'post', path: '/user/second-factor', kind: 'A', who: 'user' },
  removeSecondFactor: { method: 'delete', path: '/user/second-factor/:factor', kind: 'A', who: 'user' },
  finishSignIn: { method: 'post', path: '/login_second', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
