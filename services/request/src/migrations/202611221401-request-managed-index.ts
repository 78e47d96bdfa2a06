import type { Migration } from '@setu/kit/db';

/** The list of one manager’s requests, newest first, and how many there are in each status. */
export const requestManagedIndex: Migration = {
  name: '202611221401-request-managed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_managed_idx on request (broker_manager_id, kind, listed_at, id)
    include (status) where status <> 'draft'`,
  down: 'drop index concurrently if exists request_managed_idx',
};
