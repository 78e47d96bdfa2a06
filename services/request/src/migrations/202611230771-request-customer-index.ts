import type { Migration } from '@setu/kit/db';

/** The requests of one customer after the other, which is how a list goes by its customers’ names. */
export const requestCustomerIndex: Migration = {
  name: '202611230771-request-customer-index',
  concurrently: true,
  up: `create index concurrently if not exists request_customer_idx on request (customer_company_id, kind, id)
    where status <> 'draft'`,
  down: 'drop index concurrently if exists request_customer_idx',
};
