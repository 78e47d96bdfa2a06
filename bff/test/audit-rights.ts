import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string): Row => ({
  ...{ route, path: route.split(' ')[1] ?? '', otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin: 'ok' },
});

/** The rows of the rights table for the audit log. */
export const auditRights: readonly Row[] = [
  ...['get /admin/audit', 'post /admin/audit', 'get /admin/audit/people'].map(admins),
];
