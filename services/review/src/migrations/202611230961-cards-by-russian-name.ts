import type { Migration } from '@setu/kit/db';

/** Cards by their names as a reader of Russian is shown them: the list of reviews is sorted so. */
export const cardsByRussianName: Migration = {
  name: '202611230961-cards-by-russian-name',
  concurrently: true,
  up: `create index concurrently if not exists sku_copy_name_ru_idx
    on sku_copy (lower(coalesce(nullif(name_ru, ''), name_en, '')))`,
  down: 'drop index concurrently if exists sku_copy_name_ru_idx',
};
