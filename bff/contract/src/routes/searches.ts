import type { RouteTable } from '../routing.js';

/** The results of searches that users open. */
export const searchRoutes = {
  tellOpened: { method: 'post', path: '/catalog/opened', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
