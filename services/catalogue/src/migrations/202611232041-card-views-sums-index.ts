import type { Migration } from '@setu/kit/db';

/** Adds an index that covers the sums of views over a period. */
export const cardViewsSumsIndex: Migration = {
  name: '202611232041-card-views-sums-index',
  concurrently: true,
  up: 'create index concurrently if not exists card_views_sums_idx on card_views (day, sku_id) include (views)',
  down: 'drop index concurrently if exists card_views_sums_idx',
};
