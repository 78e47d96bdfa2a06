import type { Migration } from '@setu/kit/db';

/** Adds an index of a company's public cards by id, so that they can be added to lists in small batches. */
export const companyCardsIndex: Migration = {
  name: '202611240101-company-cards-index',
  concurrently: true,
  up: `create index concurrently sku_company_public_idx on sku (company_id, id)
    where published_version is not null and removed_at is null`,
  down: 'drop index concurrently sku_company_public_idx',
};
