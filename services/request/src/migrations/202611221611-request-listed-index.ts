import type { Migration } from '@setu/kit/db';

/** Serves lists of both kinds together for files, newest first. The index of the lists starts with the kind. */
export const requestListedIndex: Migration = {
  name: '202611221611-request-listed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_listed_both_idx on request (listed_at, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_listed_both_idx',
};
