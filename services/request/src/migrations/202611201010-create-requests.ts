import type { Migration } from '@setu/kit/db';

/** Creates the requests. The database repeats the transitions of domain/lifecycle.ts as the last line of defence. */
export const createRequests: Migration = {
  name: '202611201010-create-requests',
  up: `
create table request_transition (
  from_status text not null,
  to_status text not null,
  constraint request_transition_pkey primary key (from_status, to_status)
);
insert into request_transition (from_status, to_status) values
  ('draft', 'new'),
  ('new', 'in_work'), ('in_work', 'send_to_supplier'), ('send_to_supplier', 'offer_received'),
  ('offer_received', 'supplier_selected'), ('supplier_selected', 'contracted'),
  ('contracted', 'partially_paid'), ('partially_paid', 'completed');
insert into request_transition (from_status, to_status)
  select f, t from unnest(array['new', 'in_work', 'send_to_supplier', 'offer_received', 'supplier_selected',
    'contracted', 'partially_paid']) f, unnest(array['rejected_by_customer', 'rejected_by_broker']) t;
insert into request_transition (from_status, to_status)
  select f, 'rejected_by_supplier' from unnest(array['send_to_supplier', 'offer_received', 'supplier_selected',
    'contracted', 'partially_paid']) f;

create table request (
  id uuid constraint request_pkey primary key,
  kind text not null constraint request_kind_check check (kind in ('rfc', 'rfd')),
  numeric_hash text constraint request_numeric_hash_key unique
    constraint request_numeric_hash_check check (numeric_hash ~ '^[0-9]{8}$'),
  status text not null constraint request_status_check check (status in ('draft', 'new', 'in_work',
    'send_to_supplier', 'offer_received', 'supplier_selected', 'contracted', 'partially_paid', 'completed',
    'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker')),
  status_rank integer not null generated always as (array_position(array['draft', 'new', 'in_work',
    'send_to_supplier', 'offer_received', 'supplier_selected', 'contracted', 'partially_paid', 'completed',
    'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'], status)) stored,
  version integer not null default 1,
  event_seq integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  status_at timestamptz not null,
  listed_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  author_user_id uuid not null,
  customer_company_id uuid not null,
  broker_manager_id uuid,
  manager_name text not null default '',
  supplier_company_id uuid,
  sent_to_supplier_at timestamptz,
  is_created_by_broker boolean not null default false,
  contact jsonb not null,
  sku_id uuid,
  cart_line_id uuid,
  name_en text not null,
  name_ru text not null,
  sort_name_en text not null generated always as (lower(coalesce(nullif(name_en, ''), name_ru))) stored,
  sort_name_ru text not null generated always as (lower(coalesce(nullif(name_ru, ''), name_en))) stored,
  search_text text not null,
  customer_price_minor bigint,
  customer_price_currency char(3),
  offer_price_minor bigint,
  contract_price_minor bigint,
  total_minor bigint,
  rate jsonb,
  reject_reason text not null default '' constraint request_reject_reason_check check (reject_reason in ('',
    'supplier_not_found', 'need_changed', 'bad_price', 'bad_offer', 'bad_delivery', 'other')),
  reject_comment text not null default '',
  untouched_source text,
  draft_editor text not null default '',
  draft_seq bigint not null default 0,
  draft_saved_at timestamptz,
  constraint request_number_check check (status = 'draft' or numeric_hash is not null),
  constraint request_published_check check ((status = 'draft') = (published_at is null)),
  constraint request_customer_price_check check ((customer_price_minor is null) = (customer_price_currency is null))
);
create unique index request_untouched_key on request (author_user_id, untouched_source)
  where status = 'draft' and untouched_source is not null;
create index request_drafts_idx on request (author_user_id, kind) where status = 'draft';
create index request_company_idx on request (customer_company_id, kind, status) where status <> 'draft';
create index request_twin_idx on request (customer_company_id, sku_id) where status <> 'draft';
create index request_cart_line_idx on request (cart_line_id) where cart_line_id is not null;
create index request_manager_idx on request (broker_manager_id);
create index request_new_idx on request (kind) where status = 'new';
create index request_search_idx on request using gin (search_text gin_trgm_ops);
create index request_listed_idx on request (kind, listed_at, id) where status <> 'draft';
create index request_number_idx on request (kind, numeric_hash, id) where status <> 'draft';
create index request_rank_idx on request (kind, status_rank, id) where status <> 'draft';
create index request_manager_name_idx on request (kind, manager_name, id) where status <> 'draft';
create index request_name_en_idx on request (kind, sort_name_en, id) where status <> 'draft';
create index request_name_ru_idx on request (kind, sort_name_ru, id) where status <> 'draft';
create index request_total_asc_idx on request (kind, total_minor, id) where status <> 'draft';
create index request_total_desc_idx on request (kind, total_minor desc nulls last, id desc) where status <> 'draft';

create function request_guard_transition() returns trigger language plpgsql as $guard$
begin
  if not exists (select 1 from request_transition where from_status = old.status and to_status = new.status) then
    raise exception 'a request cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'request_transition_legal';
  end if;
  return new;
end
$guard$;
create trigger request_transition_guard before update of status on request
  for each row when (old.status is distinct from new.status) execute function request_guard_transition();
`,
  down: `
drop table request;
drop function request_guard_transition();
drop table request_transition;
`,
};
