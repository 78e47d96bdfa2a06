import type { Migration } from '@setu/kit/db';

/** Serves the age of the completed requests on a manager's desk, whose number and sums are stored. */
export const requestCompletedIndex: Migration = {
  name: '202612041002-request-completed-index',
  concurrently: true,
  up: `create index concurrently if not exists request_completed_idx on request (broker_manager_id, status_at)
    where status = 'completed'`,
  down: 'drop index concurrently if exists request_completed_idx',
};
