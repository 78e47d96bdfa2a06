import type { Migration } from '@setu/kit/db';

/** Serves the list of one manager's requests, newest first, and its counts by status. */
export const requestManagedIndex: Migration = {
  name: '202611221401-request-managed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_managed_idx on request (broker_manager_id, kind, listed_at, id)
    include (status) where status <> 'draft'`,
  down: 'drop index concurrently if exists request_managed_idx',
};
