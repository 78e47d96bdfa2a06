import type { Row } from './rights-row.js';

const signs = '/admin/api/company/regulation-signs/';

/** A row for the broker's admins only. */
const admins = (route: string, path: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** The rows of the rights table for regulation versions and their signatures. */
export const regulationRights: readonly Row[] = [
  admins('get /admin/regulations', '/admin/regulations', 'ok'),
  admins('post /admin/regulations', '/admin/regulations', 'unsupported', {}),
  admins(`get ${signs}:company`, `${signs}{customerCompany}`, 'ok'),
  admins(`get ${signs}:company/:signature`, `${signs}{customerCompany}/{unknown}`, 'none'),
  admins(`post ${signs}:company`, `${signs}{customerCompany}`, 'invalid', {}),
];
