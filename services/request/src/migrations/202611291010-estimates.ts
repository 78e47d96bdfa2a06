import type { Migration } from '@setu/kit/db';

/** Creates the versions of a request's landed price, and how the tables have moved it since. */
export const estimates: Migration = {
  name: '202611291010-estimates',
  up: `
create table estimate (
  request_id uuid not null constraint estimate_request_id_fkey references request (id) on delete cascade,
  version integer not null constraint estimate_version_check check (version >= 1),
  made_at timestamptz not null,
  by_user_id uuid not null,
  acting_user_id uuid,
  source text not null constraint estimate_source_check check (source in ('card', 'offer', 'contract')),
  overrides jsonb not null,
  rate_date text not null,
  input bytea not null,
  price bytea not null,
  constraint estimate_pkey primary key (request_id, version)
);

create table estimate_move (
  request_id uuid not null constraint estimate_move_request_id_fkey references request (id) on delete cascade,
  version integer not null,
  total_before text not null,
  total_now text not null,
  at timestamptz not null,
  constraint estimate_move_pkey primary key (request_id)
);
`,
  down: 'drop table estimate_move; drop table estimate;',
};
