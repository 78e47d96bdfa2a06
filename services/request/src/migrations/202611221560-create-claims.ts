import type { Migration } from '@setu/kit/db';

/** Creates the customers' claims. A request has at most one open claim. */
export const createClaims: Migration = {
  name: '202611221560-create-claims',
  up: `
create table claim (
  id uuid constraint claim_pkey primary key,
  request_id uuid not null constraint claim_request_id_fkey references request (id) on delete cascade,
  at timestamptz not null,
  by_user_id uuid not null,
  acting_user_id uuid,
  text text not null,
  resolution text not null default '',
  closed_at timestamptz,
  closed_by_user_id uuid,
  constraint claim_closed_check check ((closed_at is null) = (closed_by_user_id is null))
);
create index claim_request_id_idx on claim (request_id, at);
create unique index claim_open_key on claim (request_id) where closed_at is null;

create table claim_file (
  claim_id uuid not null constraint claim_file_claim_id_fkey references claim (id) on delete cascade,
  position integer not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  constraint claim_file_pkey primary key (claim_id, position)
);
`,
  down: 'drop table claim_file; drop table claim;',
};
