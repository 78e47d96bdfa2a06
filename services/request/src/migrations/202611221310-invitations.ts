import type { Migration } from '@setu/kit/db';

/**
 * Creates the invitations of suppliers. A request also stores its invited suppliers, for access rights and for the
 * suppliers' lists. Requests sent to a supplier earlier get an invitation of that supplier.
 */
export const invitations: Migration = {
  name: '202611221310-invitations',
  up: `
create table invitation (
  id uuid constraint invitation_pkey primary key,
  request_id uuid not null constraint invitation_request_id_fkey references request (id) on delete cascade,
  supplier_company_id uuid not null,
  state text not null constraint invitation_state_check
    check (state in ('open', 'declined', 'chosen', 'not_chosen', 'withdrawn')),
  version integer not null default 1,
  invited_at timestamptz not null,
  state_at timestamptz not null,
  reason text not null default '',
  comment text not null default '',
  left_at jsonb,
  constraint invitation_supplier_key unique (request_id, supplier_company_id)
);
create index invitation_supplier_idx on invitation (supplier_company_id);
alter table request add column invitees jsonb not null default '[]';
insert into invitation (id, request_id, supplier_company_id, state, invited_at, state_at)
  select gen_random_uuid(), r.id, r.supplier_company_id,
    case when e.at is null then 'open' else 'chosen' end, r.sent_to_supplier_at, coalesce(e.at, r.sent_to_supplier_at)
  from request r left join status_event e on e.request_id = r.id and e.status = 'supplier_selected'
  where r.sent_to_supplier_at is not null and r.supplier_company_id is not null;
update request r set invitees = jsonb_build_array(jsonb_build_object('companyId', i.supplier_company_id, 'state', i.state))
  from invitation i where i.request_id = r.id;
`,
  down: 'alter table request drop column invitees; drop table invitation;',
};
