import type { Migration } from '@setu/kit/db';

/**
 * Creates the read models of data that other services own and that lists sort and filter by. Events update them,
 * guarded by version.
 */
export const createCopies: Migration = {
  name: '202611201000-create-copies',
  up: `
create table company_copy (
  id uuid constraint company_copy_pkey primary key,
  type text not null constraint company_copy_type_check check (type in ('customer', 'supplier', 'broker')),
  short_name text not null,
  inn text not null,
  version integer not null,
  search_text text not null
);
create index company_copy_search_idx on company_copy using gin (search_text gin_trgm_ops);

create table user_copy (
  id uuid constraint user_copy_pkey primary key,
  company_id uuid,
  name text not null,
  surname text not null,
  patronymic text not null,
  version integer not null
);

create table card_copy (
  sku_id uuid constraint card_copy_pkey primary key,
  version integer not null,
  published boolean not null,
  withdrawn_at timestamptz,
  name_en text not null,
  name_ru text not null,
  vendor_code text not null,
  price_mode text not null constraint card_copy_price_mode_check check (price_mode in ('request', 'exact', 'range')),
  price_minor bigint,
  content jsonb not null,
  search_text text not null,
  constraint card_copy_price_check check ((price_mode = 'request') = (price_minor is null))
);
`,
  down: 'drop table card_copy; drop table user_copy; drop table company_copy;',
};
