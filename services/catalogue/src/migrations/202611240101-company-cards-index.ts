import type { Migration } from '@setu/kit/db';

/** A company's public cards in the order of their ids: they are put into lists a few at a time. */
export const companyCardsIndex: Migration = {
  name: '202611240101-company-cards-index',
  concurrently: true,
  up: `create index concurrently sku_company_public_idx on sku (company_id, id)
    where published_version is not null and removed_at is null`,
  down: 'drop index concurrently sku_company_public_idx',
};
