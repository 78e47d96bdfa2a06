import type { Migration } from '@setu/kit/db';

/** Serves the recent demand for a supplier's cards without reading the table itself. */
export const requestDemandIndex: Migration = {
  name: '202611230725-request-demand-index',
  concurrently: true,
  up: `create index concurrently if not exists request_demand_idx on request (supplier_company_id, published_at)
    include (sku_id) where kind = 'rfc' and status <> 'draft'`,
  down: 'drop index concurrently if exists request_demand_idx',
};
