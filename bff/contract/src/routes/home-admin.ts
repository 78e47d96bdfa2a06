import type { RouteTable } from '../routing.js';

/** The actions of admins on the screen of the home page. */
export const homeAdminRoutes = {
  saveHome: { method: 'post', path: '/admin/home', kind: 'S', who: 'admin' },
} as const satisfies RouteTable;
