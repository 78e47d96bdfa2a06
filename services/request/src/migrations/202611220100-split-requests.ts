import type { Migration } from '@setu/kit/db';

/**
 * Moves data that only drafts, offers or contracts have to their own tables. Each amount stores the exchange rate of
 * its own day.
 * The old columns stay for processes of the previous version, which are still running while this one starts.
 */
export const splitRequests: Migration = {
  name: '202611220100-split-requests',
  up: `
create table draft (
  request_id uuid constraint draft_pkey primary key
    constraint draft_request_id_fkey references request (id) on delete cascade,
  author_user_id uuid not null,
  untouched_source text,
  cart_line_id uuid,
  editor text not null default '',
  seq bigint not null default 0,
  saved_at timestamptz
);
create unique index draft_untouched_key on draft (author_user_id, untouched_source) where untouched_source is not null;
insert into draft (request_id, author_user_id, untouched_source, cart_line_id, editor, seq, saved_at)
  select id, author_user_id, untouched_source, cart_line_id, draft_editor, draft_seq, draft_saved_at
  from request where status = 'draft';

create table offer (
  request_id uuid constraint offer_pkey primary key
    constraint offer_request_id_fkey references request (id) on delete cascade,
  price_minor bigint not null constraint offer_price_check check (price_minor > 0),
  rate jsonb,
  at timestamptz not null
);
insert into offer (request_id, price_minor, at)
  select r.id, r.offer_price_minor, coalesce(e.at, r.status_at) from request r
  left join status_event e on e.request_id = r.id and e.status = 'offer_received'
  where r.offer_price_minor is not null;

create table contract (
  request_id uuid constraint contract_pkey primary key
    constraint contract_request_id_fkey references request (id) on delete cascade,
  price_minor bigint not null constraint contract_price_check check (price_minor > 0),
  rate jsonb,
  at timestamptz not null
);
insert into contract (request_id, price_minor, at)
  select r.id, r.contract_price_minor, coalesce(e.at, r.status_at) from request r
  left join status_event e on e.request_id = r.id and e.status = 'contracted'
  where r.contract_price_minor is not null;

alter table request
  add column total_entered_minor bigint,
  add column total_currency char(3),
  add column total_rate jsonb;
update request set
  total_entered_minor = coalesce(contract_price_minor, offer_price_minor, customer_price_minor),
  total_currency = case when contract_price_minor is null and offer_price_minor is null
    then customer_price_currency else 'INR' end,
  total_rate = case when contract_price_minor is null and offer_price_minor is null then rate end
  where coalesce(contract_price_minor, offer_price_minor, customer_price_minor) is not null;
alter table request add constraint request_total_check
  check ((total_entered_minor is null) = (total_currency is null));
`,
  down: `
update request set untouched_source = d.untouched_source, cart_line_id = d.cart_line_id, draft_editor = d.editor,
  draft_seq = d.seq, draft_saved_at = d.saved_at
  from draft d where d.request_id = request.id;
update request set offer_price_minor = o.price_minor from offer o where o.request_id = request.id;
update request set contract_price_minor = c.price_minor from contract c where c.request_id = request.id;
alter table request drop column total_rate, drop column total_currency, drop column total_entered_minor;
drop table contract; drop table offer; drop table draft;
`,
};
