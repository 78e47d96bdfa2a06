import type { Migration } from '@setu/kit/db';

/** Adds the further fields of a request from a description: prices as typed, units, earlier purchases. */
export const descriptionTerms: Migration = {
  name: '202611221140-description-terms',
  up: `
    alter table condition
      add column total text not null default '',
      add column bought_before text not null default '',
      add column bought_supplier text not null default '',
      add column bought_brand text not null default '';
    alter table condition_item
      add column unit_id text not null default '',
      add column unit_en text not null default '',
      add column unit_ru text not null default '',
      add column price text not null default '';
  `,
  down: `
    alter table condition_item drop column unit_id, drop column unit_en, drop column unit_ru, drop column price;
    alter table condition
      drop column total, drop column bought_before, drop column bought_supplier, drop column bought_brand;
  `,
};
