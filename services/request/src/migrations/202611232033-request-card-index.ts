import type { Migration } from '@setu/kit/db';

/** Serves the count of requests for one card in a period without reading the table itself. */
export const requestCardIndex: Migration = {
  name: '202611232033-request-card-index',
  concurrently: true,
  up: `create index concurrently if not exists request_card_idx on request (sku_id, published_at)
    where kind = 'rfc' and status <> 'draft'`,
  down: 'drop index concurrently if exists request_card_idx',
};
