import type { Migration } from '@setu/kit/db';

/**
 * Adds what admins need to edit the category trees. Each category has a version, and all trees together have a
 * revision. Also adds attributes, the URLs of deleted categories, and moves that the read model still has to follow.
 */
export const categoryTree: Migration = {
  name: '202611232000-category-tree',
  up: `
    alter table category
      add column version int not null default 1,
      add column changed_at timestamptz,
      add column changed_by uuid;

    -- One row.
    create table category_tree (revision bigint not null);
    insert into category_tree (revision) values (1);

    create table category_attribute (
      id uuid constraint category_attribute_pk primary key,
      category_id uuid not null constraint category_attribute_category_fk references category on delete cascade,
      position int not null,
      name_en text not null,
      name_ru text not null
    );
    create index category_attribute_category_idx on category_attribute (category_id, position);

    -- The target of a deleted category's URL: another category, or null for the full catalogue.
    create table gone_category (
      id uuid constraint gone_category_pk primary key,
      leads_to uuid constraint gone_category_leads_to_fk references category
    );
    create index gone_category_leads_to_idx on gone_category (leads_to);

    -- Categories whose cards the read model still has to update: the last updated rank, and the categories that may still list
    -- the cards although they have left them.
    create table category_projection (
      category_num int constraint category_projection_pk primary key
        constraint category_projection_category_fk references category (num) on delete cascade,
      after_rank int not null,
      left_nums int[] not null
    );`,
  down: `
    drop table category_projection;
    drop table gone_category;
    drop table category_attribute;
    drop table category_tree;
    alter table category drop column version, drop column changed_at, drop column changed_by;`,
};
