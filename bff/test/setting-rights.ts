import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: '/admin/settings', body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** The rows of the rights table for settings. */
export const settingRights: readonly Row[] = [
  admins('get /admin/settings', 'ok'),
  admins('post /admin/settings', 'invalid', {}),
];
