import type { RouteTable } from '../routing.js';

/** What admins do on the screen of what was done. */
export const auditRoutes = {
  sendAudit: { method: 'post', path: '/admin/audit', kind: 'D', who: 'admin' },
} as const satisfies RouteTable;
