import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, filled: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: `/admin/cost-tables${filled}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** The rows of the rights table for the tables of landed prices. */
export const costTableRights: readonly Row[] = [
  admins('get /admin/cost-tables', '', 'ok'),
  admins('get /admin/cost-tables/:table', '/tariffs', 'ok'),
  admins('post /admin/cost-tables/:table', '/tariffs', 'invalid', {}),
  // Deleting a row that does not exist succeeds.
  admins('post /admin/cost-tables/:table/:row/remove', '/fees/{unknown}/remove', 'ok', { version: 1 }),
  admins('post /admin/cost-tables/:table/import', '/fees/import', 'unsupported', {}),
  admins('post /admin/cost-tables/:table/import/marked', '/fees/import/marked', 'unsupported', {}),
  admins('get /admin/cost-tables/:table/export', '/fees/export', 'ok'),
];
