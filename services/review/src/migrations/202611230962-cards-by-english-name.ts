import type { Migration } from '@setu/kit/db';

/** Cards by their names as a reader of English is shown them: the list of reviews is sorted so. */
export const cardsByEnglishName: Migration = {
  name: '202611230962-cards-by-english-name',
  concurrently: true,
  up: `create index concurrently if not exists sku_copy_name_en_idx
    on sku_copy (lower(coalesce(nullif(name_en, ''), name_ru, '')))`,
  down: 'drop index concurrently if exists sku_copy_name_en_idx',
};
