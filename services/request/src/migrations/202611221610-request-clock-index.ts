import type { Migration } from '@setu/kit/db';

/** Serves sorting by deadline and finding late requests: by kind and stage, longest in the stage first. */
export const requestClockIndex: Migration = {
  name: '202611221610-request-clock-index',
  concurrently: true,
  up: `create index concurrently if not exists request_clock_idx on request (kind, status, status_at, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_clock_idx',
};
