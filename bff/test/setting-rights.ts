import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: '/admin/settings', body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** The rights to settings. */
export const settingRights: readonly Row[] = [
  admins('get /admin/settings', 'ok'),
  admins('post /admin/settings', 'invalid', {}),
];
