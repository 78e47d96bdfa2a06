import type { Migration } from '@setu/kit/db';

/** How many requests from catalogue were published in a period is read from this alone. */
export const requestPeriodIndex: Migration = {
  name: '202611232034-request-period-index',
  concurrently: true,
  up: `create index concurrently if not exists request_period_idx on request (published_at)
    where kind = 'rfc' and status <> 'draft'`,
  down: 'drop index concurrently if exists request_period_idx',
};
