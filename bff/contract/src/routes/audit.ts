import type { RouteTable } from '../routing.js';

/** The actions of admins on the audit screen. */
export const auditRoutes = {
  sendAudit: { method: 'post', path: '/admin/audit', kind: 'D', who: 'admin' },
  findAuditPeople: { method: 'get', path: '/admin/audit/people', kind: 'A', who: 'admin' },
} as const satisfies RouteTable;
