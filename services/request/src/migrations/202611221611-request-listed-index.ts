import type { Migration } from '@setu/kit/db';

/** A file may have both kinds in one list, newest first; the lists' own index begins with the kind. */
export const requestListedIndex: Migration = {
  name: '202611221611-request-listed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_listed_both_idx on request (listed_at, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_listed_both_idx',
};
