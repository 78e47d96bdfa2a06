import type { Migration } from '@setu/kit/db';

/** Serves lists sorted by customer name, which read the requests customer by customer. */
export const requestCustomerIndex: Migration = {
  name: '202611230771-request-customer-index',
  concurrently: true,
  up: `create index concurrently if not exists request_customer_idx on request (customer_company_id, kind, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_customer_idx',
};
