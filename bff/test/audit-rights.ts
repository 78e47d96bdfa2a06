import type { Row } from './rights-row.js';

/** For the broker's admins alone. */
const admins = (route: string): Row => ({
  ...{ route, path: '/admin/audit', otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin: 'ok' },
});

/** Who gets what of what was done. */
export const auditRights: readonly Row[] = [admins('get /admin/audit'), admins('post /admin/audit')];
