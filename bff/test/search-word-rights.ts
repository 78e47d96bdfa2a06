import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, filled: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: `/admin/words${filled}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** The rows of the rights table for synonyms and stop words of the search. */
export const searchWordRights: readonly Row[] = [
  admins('get /admin/words', '', 'ok'),
  admins('post /admin/words', '', 'invalid', {}),
  admins('post /admin/words/preview', '/preview', 'invalid', {}),
  // Deleting a synonym that does not exist succeeds.
  admins('post /admin/words/synonym/:synonym/remove', '/synonym/{unknown}/remove', 'ok', { version: 1 }),
  admins('post /admin/words/stop-words', '/stop-words', 'invalid', {}),
];
