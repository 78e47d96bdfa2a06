import type { Migration } from '@setu/kit/db';

/** Adds what a returned card was like before its correction. It is null until the card is corrected. */
export const returnedCards: Migration = {
  name: '202612021110-returned-cards',
  up: 'alter table sku_review add column returned_card jsonb',
  down: 'alter table sku_review drop column returned_card',
};
