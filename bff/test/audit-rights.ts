import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string): Row => ({
  ...{ route, path: '/admin/audit', otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin: 'ok' },
});

/** The rows of the rights table for the audit log. */
export const auditRights: readonly Row[] = [admins('get /admin/audit'), admins('post /admin/audit')];
