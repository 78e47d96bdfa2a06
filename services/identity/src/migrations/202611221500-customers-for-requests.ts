import type { Migration } from '@setu/kit/db';

/**
 * Customers that a manager created for a request. A request creates at most one customer, and no two customers share an
 * INN.
 */
export const customersForRequests: Migration = {
  name: '202611221500-customers-for-requests',
  up: `
    alter table company
      add column made_for_request_id uuid constraint company_made_for_request_key unique,
      add column made_by_user_id uuid,
      add column made_for_published boolean not null default false;
    create unique index company_customer_inn_key on company (inn)
      where type = 'customer' and inn <> '' and deleted_at is null;
  `,
  down: `
    drop index company_customer_inn_key;
    alter table company
      drop column made_for_request_id, drop column made_by_user_id, drop column made_for_published;
  `,
};
