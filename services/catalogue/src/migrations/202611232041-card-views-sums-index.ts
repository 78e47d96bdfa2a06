import type { Migration } from '@setu/kit/db';

/** What was looked at in a period is summed from this alone. */
export const cardViewsSumsIndex: Migration = {
  name: '202611232041-card-views-sums-index',
  concurrently: true,
  up: 'create index concurrently if not exists card_views_sums_idx on card_views (day, sku_id) include (views)',
  down: 'drop index concurrently if exists card_views_sums_idx',
};
