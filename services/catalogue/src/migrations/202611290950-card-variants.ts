import type { Migration } from '@setu/kit/db';

/**
 * Adds what tells a card apart from its supplier's similar cards, and the queue of families to compare. Existing cards
 * are compared by the task after the start.
 */
export const cardVariants: Migration = {
  name: '202611290950-card-variants',
  up: `
    alter table sku_version add column variant_en text not null default '', add column variant_ru text not null default '';
    create table due_family (
      id bigint generated always as identity primary key,
      company_id uuid not null,
      category_id uuid not null
    );
    insert into due_family (company_id, category_id)
      select distinct s.company_id, v.category_id from sku s
      join sku_version v on v.sku_id = s.id and v.version = s.published_version where s.removed_at is null;
  `,
  down: `
    drop table due_family;
    alter table sku_version drop column variant_en, drop column variant_ru;
  `,
};
