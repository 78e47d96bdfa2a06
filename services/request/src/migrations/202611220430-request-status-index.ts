import type { Migration } from '@setu/kit/db';

/** Desks ask for what has been longest in a status, over all requests. */
export const requestStatusIndex: Migration = {
  name: '202611220430-request-status-index',
  concurrently: true,
  up: 'create index concurrently if not exists request_status_idx on request (status, status_at, id)',
  down: 'drop index concurrently if exists request_status_idx',
};
