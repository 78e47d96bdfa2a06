import type { Migration } from '@setu/kit/db';

/** Serves the count of catalogue requests published in a period without reading the table itself. */
export const requestPeriodIndex: Migration = {
  name: '202611232034-request-period-index',
  concurrently: true,
  up: `create index concurrently if not exists request_period_idx on request (published_at)
    where kind = 'rfc' and status <> 'draft'`,
  down: 'drop index concurrently if exists request_period_idx',
};
