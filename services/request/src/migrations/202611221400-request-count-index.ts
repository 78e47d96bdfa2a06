import type { Migration } from '@setu/kit/db';

/** Serves the counts by status of a list. A count over all requests of a kind reads only this index. */
export const requestCountIndex: Migration = {
  name: '202611221400-request-count-index',
  concurrently: true,
  up: "create index concurrently if not exists request_count_idx on request (kind, status) where status <> 'draft'",
  down: 'drop index concurrently if exists request_count_idx',
};
