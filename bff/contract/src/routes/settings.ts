import type { RouteTable } from '../routing.js';

/** The actions of admins on the settings screen. */
export const settingRoutes = {
  saveSettings: { method: 'post', path: '/admin/settings', kind: 'S', who: 'admin' },
} as const satisfies RouteTable;
