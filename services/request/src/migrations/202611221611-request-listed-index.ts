import type { Migration } from '@setu/kit/db';

/**
 * Serves exports of both kinds of requests together, newest first. The index for lists starts with the kind, so it
 * cannot serve them.
 */
export const requestListedIndex: Migration = {
  name: '202611221611-request-listed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_listed_both_idx on request (listed_at, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_listed_both_idx',
};
