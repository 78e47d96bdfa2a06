import type { Migration } from '@setu/kit/db';

/** Adds an index on card names as shown in English, for sorting the list of reviews. */
export const cardsByEnglishName: Migration = {
  name: '202611230962-cards-by-english-name',
  concurrently: true,
  up: `create index concurrently if not exists sku_copy_name_en_idx
    on sku_copy (lower(coalesce(nullif(name_en, ''), name_ru, '')))`,
  down: 'drop index concurrently if exists sku_copy_name_en_idx',
};
