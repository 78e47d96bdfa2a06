import { auditRights } from './audit-rights.js';
import type { Row } from './rights-row.js';
import { searchWordRights } from './search-word-rights.js';

/** For the broker's admins alone. */
const admins = (route: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: '/admin/settings', body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** Who gets what of settings, of the search’s words and of what was done. */
export const settingRights: readonly Row[] = [
  admins('get /admin/settings', 'ok'),
  admins('post /admin/settings', 'invalid', {}),
  ...searchWordRights,
  ...auditRights,
];
