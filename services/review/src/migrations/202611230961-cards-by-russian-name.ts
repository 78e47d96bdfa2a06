import type { Migration } from '@setu/kit/db';

/** Adds an index on card names as shown in Russian, for sorting the list of reviews. */
export const cardsByRussianName: Migration = {
  name: '202611230961-cards-by-russian-name',
  concurrently: true,
  up: `create index concurrently if not exists sku_copy_name_ru_idx
    on sku_copy (lower(coalesce(nullif(name_ru, ''), name_en, '')))`,
  down: 'drop index concurrently if exists sku_copy_name_ru_idx',
};
