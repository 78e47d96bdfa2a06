import type { Migration } from '@setu/kit/db';

/** A list says how many it has in each status: over all requests of a kind that is read from this index alone. */
export const requestCountIndex: Migration = {
  name: '202611221400-request-count-index',
  concurrently: true,
  up: "create index concurrently if not exists request_count_idx on request (kind, status) where status <> 'draft'",
  down: 'drop index concurrently if exists request_count_idx',
};
