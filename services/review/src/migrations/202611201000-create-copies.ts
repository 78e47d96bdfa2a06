import type { Migration } from '@setu/kit/db';

export const createCopies: Migration = {
  name: '202611201000-create-copies',
  up: `
    create table user_copy (
      id uuid not null,
      company_id uuid,
      name text not null,
      surname text not null,
      patronymic text not null,
      roles text[] not null,
      status text not null,
      version integer not null,
      constraint user_copy_pkey primary key (id)
    );
    create table company_copy (
      id uuid not null,
      type text not null,
      short_name text not null,
      active boolean not null,
      broker_manager_id uuid,
      version integer not null,
      constraint company_copy_pkey primary key (id)
    );
    create table sku_copy (
      id uuid not null,
      supplier_id uuid,
      name_en text not null,
      name_ru text not null,
      state text not null,
      broker_manager_id uuid,
      version integer not null,
      constraint sku_copy_pkey primary key (id),
      constraint sku_copy_state_check check (state in ('draft', 'published', 'withdrawn'))
    );
    comment on table user_copy is 'What events tell of people: lists show and sort by their names';
    comment on table company_copy is 'What events tell of companies';
    comment on table sku_copy is 'What events tell of cards';
  `,
  down: `
    drop table sku_copy;
    drop table company_copy;
    drop table user_copy;
  `,
};
