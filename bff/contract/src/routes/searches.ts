import type { RouteTable } from '../routing.js';

/** What becomes of searches. */
export const searchRoutes = {
  tellOpened: { method: 'post', path: '/catalog/opened', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
