import type { Migration } from '@setu/kit/db';

/** Serves the desks, which read the requests that have been in a status the longest. */
export const requestStatusIndex: Migration = {
  name: '202611220430-request-status-index',
  concurrently: true,
  up: 'create index concurrently if not exists request_status_idx on request (status, status_at, id)',
  down: 'drop index concurrently if exists request_status_idx',
};
