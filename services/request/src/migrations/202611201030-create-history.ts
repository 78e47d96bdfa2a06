import type { Migration } from '@setu/kit/db';

/** Creates the status history, the audit, and the records of which customer users viewed a request and when. */
export const createHistory: Migration = {
  name: '202611201030-create-history',
  up: `
create table status_event (
  id uuid constraint status_event_pkey primary key,
  request_id uuid not null constraint status_event_request_id_fkey references request (id) on delete cascade,
  seq integer not null constraint status_event_seq_check check (seq >= 1),
  status text not null,
  at timestamptz not null,
  by_user_id uuid not null,
  acting_user_id uuid,
  reason text not null default '',
  comment text not null default '',
  constraint status_event_seq_key unique (request_id, seq)
);

-- No foreign key: what was done to a draft outlives the draft.
create table request_audit (
  id uuid constraint request_audit_pkey primary key,
  request_id uuid not null,
  at timestamptz not null,
  by_user_id uuid not null,
  acting_user_id uuid,
  field text not null,
  old_value text not null,
  new_value text not null
);
create index request_audit_request_id_idx on request_audit (request_id, id);

create table request_view (
  request_id uuid constraint request_view_pkey primary key
    constraint request_view_request_id_fkey references request (id) on delete cascade,
  seen_seq integer not null,
  seen_at timestamptz not null,
  by_user_id uuid not null
);
`,
  down: 'drop table request_view; drop table request_audit; drop table status_event;',
};
