import type { RouteTable } from '../routing.js';

/** What admins ask and do on the screen of settings. */
export const settingRoutes = {
  saveSettings: { method: 'post', path: '/admin/settings', kind: 'S', who: 'admin' },
} as const satisfies RouteTable;
