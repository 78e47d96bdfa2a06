import type { Migration } from '@setu/kit/db';

/**
 * The history of changes of companies, their actual address if it differs from the legal one, and indexes for lists of
 * companies.
 */
export const companyChanges: Migration = {
  name: '202611221955-company-changes',
  up: `
    create table company_change (
      id uuid constraint company_change_pkey primary key,
      company_id uuid not null constraint company_change_company_fkey references company (id) on delete cascade,
      kind text not null,
      version integer not null,
      user_id uuid not null,
      acting_user_id uuid,
      fields jsonb not null default '[]'
        constraint company_change_fields_check check (jsonb_typeof(fields) = 'array'),
      changed_at timestamptz not null
    );
    create index company_change_company_idx on company_change (company_id, changed_at desc, id desc);

    alter table company_address
      add column region_id uuid constraint company_address_region_fkey references region (id),
      add column area_id uuid constraint company_address_area_fkey references area (id),
      add column city_id uuid constraint company_address_city_fkey references city (id);

    create table company_actual_address (
      company_id uuid constraint company_actual_address_pkey primary key
        constraint company_actual_address_company_fkey references company (id) on delete cascade,
      region_id uuid constraint company_actual_address_region_fkey references region (id),
      area_id uuid constraint company_actual_address_area_fkey references area (id),
      city_id uuid constraint company_actual_address_city_fkey references city (id),
      region text not null default '',
      area text not null default '',
      city_en text not null default '',
      city_ru text not null default '',
      street text not null default '',
      house text not null default '',
      build text not null default '',
      housing text not null default '',
      flat text not null default '',
      zipcode text not null default ''
    );
    create index company_address_region_idx on company_address (region_id) where region_id is not null;
    create index company_address_area_idx on company_address (area_id) where area_id is not null;
    create index company_address_city_idx on company_address (city_id) where city_id is not null;
    create index company_actual_address_region_idx on company_actual_address (region_id) where region_id is not null;
    create index company_actual_address_area_idx on company_actual_address (area_id) where area_id is not null;
    create index company_actual_address_city_idx on company_actual_address (city_id) where city_id is not null;
    create index company_newest_idx on company (type, created_at desc, id desc) where deleted_at is null;
  `,
  down: `
    drop index company_newest_idx;
    drop table company_actual_address;
    alter table company_address drop column region_id, drop column area_id, drop column city_id;
    drop table company_change;
  `,
};
