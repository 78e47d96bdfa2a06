import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, path: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

const api = '/admin/api/company/';
const [company, blacklist] = ['/admin/companies/', '/toggle-to-public-blacklist/'];

/** The rows of the rights table for company administration. */
export const companyAdminRights: readonly Row[] = [
  admins(`get ${company}:company`, `${company}{customerCompany}`, 'ok'),
  // The company is not on the blacklist, so the call changes nothing.
  admins(`post ${company}:company${blacklist}:type`, `${company}{customerCompany}${blacklist}remove`, 'ok', {}),
  admins(`get ${api}get-invites/:company`, `${api}get-invites/{customerCompany}`, 'ok'),
  admins(`get ${api}get-users/:company`, `${api}get-users/{customerCompany}`, 'ok'),
  admins(`delete ${api}remove-invite/:id`, `${api}remove-invite/{unknown}`, 'none'),
  admins('post /admin/extend/invite/date/:id', '/admin/extend/invite/date/{unknown}', 'none', {}),
  admins(`post ${api}delete-company`, `${api}delete-company`, 'none', { company: '{unknown}' }),
  admins(`get ${api}mature-state/:company`, `${api}mature-state/{customerCompany}`, 'ok'),
  admins(`post ${api}user/remove/:id`, `${api}user/remove/{unknown}`, 'none', {}),
  admins('get /admin/api/users/get/:company', '/admin/api/users/get/{customerCompany}', 'ok'),
  admins('post /admin/api/users/edit', '/admin/api/users/edit', 'invalid', { id: '{unknown}' }),
];
