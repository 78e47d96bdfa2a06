import type { Migration } from '@setu/kit/db';

/** Serves the list and desk of a supplier, which read the requests sent to one company. */
export const requestSupplierIndex: Migration = {
  name: '202611221130-request-supplier-index',
  concurrently: true,
  up: `create index concurrently if not exists request_supplier_idx on request (supplier_company_id, listed_at, id)
    where sent_to_supplier_at is not null`,
  down: 'drop index concurrently if exists request_supplier_idx',
};
