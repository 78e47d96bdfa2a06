import type { Migration } from '@setu/kit/db';

/** Creates the offers of invited suppliers. Customers see the shared ones, each under its number. */
export const supplierOffers: Migration = {
  name: '202611221600-supplier-offers',
  up: `
create table supplier_offer (
  invitation_id uuid constraint supplier_offer_pkey primary key
    constraint supplier_offer_invitation_id_fkey references invitation (id) on delete cascade,
  request_id uuid not null constraint supplier_offer_request_id_fkey references request (id) on delete cascade,
  version integer not null,
  given_at timestamptz not null,
  changed_at timestamptz not null,
  price_minor bigint not null constraint supplier_offer_price_check check (price_minor > 0),
  rate jsonb,
  minimum_quantum double precision,
  lead_days integer not null constraint supplier_offer_lead_days_check check (lead_days > 0),
  inco_term text,
  inco_place text not null default '',
  valid_until text not null,
  comment text not null default '',
  files jsonb not null default '[]',
  shared boolean not null default false,
  number integer,
  preferred_at timestamptz
);
create unique index supplier_offer_number_key on supplier_offer (request_id, number);
`,
  down: 'drop table supplier_offer;',
};
