import type { Row } from './rights-row.js';

/** For the broker's admins alone. */
const admins = (route: string, filled: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: `/admin/words${filled}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

/** Who gets what of the words of the search. */
export const searchWordRights: readonly Row[] = [
  admins('get /admin/words', '', 'ok'),
  admins('post /admin/words', '', 'invalid', {}),
  // One that is not there any more is removed.
  admins('post /admin/words/synonym/:synonym/remove', '/synonym/{unknown}/remove', 'ok', { version: 1 }),
  admins('post /admin/words/stop-words', '/stop-words', 'invalid', {}),
];
