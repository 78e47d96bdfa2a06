import type { RouteTable } from '../routing.js';

/** The data stored about the caller. */
export const ownDataRoutes = {
  downloadOwnData: { method: 'get', path: '/user/data', kind: 'D', who: 'user' },
} as const satisfies RouteTable;
