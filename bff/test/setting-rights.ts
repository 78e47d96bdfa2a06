import { auditRights } from './audit-rights.js';
import type { Row } from './rights-row.js';

/** For the broker's admins alone. */
const admins = (route: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: '/admin/settings', body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** Who gets what of settings and of what was done. */
export const settingRights: readonly Row[] = [
  admins('get /admin/settings', 'ok'),
  admins('post /admin/settings', 'invalid', {}),
  ...auditRights,
];
