import type { Migration } from '@setu/kit/db';

/** What is due first and what is late: of a kind by stage, the longest in it first. */
export const requestClockIndex: Migration = {
  name: '202611221610-request-clock-index',
  concurrently: true,
  up: `create index concurrently if not exists request_clock_idx on request (kind, status, status_at, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_clock_idx',
};
