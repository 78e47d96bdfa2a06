import type { Migration } from '@setu/kit/db';

/**
 * Companies with their contacts and addresses. The next migration creates users and adds the foreign key from companies
 * to their managers.
 */
export const createCompanies: Migration = {
  name: '202611201000-create-companies',
  up: `
    create table company (
      id uuid constraint company_pkey primary key,
      type text not null constraint company_type_check check (type in ('customer', 'supplier', 'broker')),
      short_name text not null,
      full_name text not null default '',
      inn text not null default '',
      kpp text not null default '',
      ogrn text not null default '',
      pan text not null default '',
      gstn text not null default '',
      import_export_code text not null default '',
      web_site text not null default '',
      business_type text not null default 'any'
        constraint company_business_type_check check (business_type in ('any', 'manufacturer', 'distributer')),
      industries jsonb not null default '[]'
        constraint company_industries_check check (jsonb_typeof(industries) = 'array'),
      export_product_list_en text not null default '',
      export_product_list_ru text not null default '',
      broker_files jsonb not null default '[]'
        constraint company_broker_files_check check (jsonb_typeof(broker_files) = 'array'),
      broker_manager_id uuid,
      registration_date date,
      active boolean not null default true,
      blacklisted boolean not null default false,
      regulation_confirmed_at timestamptz,
      deleted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1
    );
    create index company_broker_manager_idx on company (broker_manager_id);
    create index company_type_idx on company (type, short_name, id) where deleted_at is null;

    create table company_contact (
      company_id uuid constraint company_contact_pkey primary key
        constraint company_contact_company_fkey references company (id) on delete cascade,
      name text not null default '',
      surname text not null default '',
      patronymic text not null default '',
      designation text not null default '',
      phone text not null default '',
      additional_phone text not null default '',
      email text not null default '',
      additional_email text not null default ''
    );

    create table company_address (
      company_id uuid constraint company_address_pkey primary key
        constraint company_address_company_fkey references company (id) on delete cascade,
      line_en text not null default '',
      line_ru text not null default '',
      city_en text not null default '',
      city_ru text not null default '',
      region text not null default '',
      area text not null default '',
      street text not null default '',
      house text not null default '',
      build text not null default '',
      housing text not null default '',
      flat text not null default '',
      zipcode text not null default ''
    );
  `,
  down: `
    drop table company_address;
    drop table company_contact;
    drop table company;
  `,
};
