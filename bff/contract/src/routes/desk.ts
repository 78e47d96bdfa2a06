import type { RouteTable } from '../routing.js';

/** The desk of the caller's role. */
export const deskRoutes = {
  getDesk: { method: 'get', path: '/user/desk', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
