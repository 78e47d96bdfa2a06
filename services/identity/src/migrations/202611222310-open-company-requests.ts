import type { Migration } from '@setu/kit/db';

/** The read model of open requests. A company with open requests cannot be deleted. */
export const openCompanyRequests: Migration = {
  name: '202611222310-open-company-requests',
  up: `
    create table company_request (
      request_id uuid constraint company_request_pkey primary key,
      customer_id uuid not null,
      supplier_id uuid,
      is_open boolean not null,
      version integer not null
    );
    create index company_request_customer_idx on company_request (customer_id) where is_open;
    create index company_request_supplier_idx on company_request (supplier_id) where is_open;
  `,
  down: 'drop table company_request',
};
