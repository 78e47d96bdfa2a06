import type { Migration } from '@setu/kit/db';

/** Creates the samples that customers ask for. A request has at most one open sample. */
export const createSamples: Migration = {
  name: '202611300010-create-samples',
  up: `
create table sample (
  id uuid constraint sample_pkey primary key,
  request_id uuid not null constraint sample_request_id_fkey references request (id) on delete cascade,
  supplier_company_id uuid not null,
  state text not null constraint sample_state_check check (state in ('asked', 'sent', 'judged', 'declined')),
  comment text not null,
  asked_at timestamptz not null,
  asked_by_user_id uuid not null,
  asked_acting_user_id uuid,
  sent_on date,
  tracking text not null default '',
  decline_reason text not null default '',
  answered_at timestamptz,
  answered_by_user_id uuid,
  answered_acting_user_id uuid,
  answered_side text,
  verdict text,
  verdict_comment text not null default '',
  judged_at timestamptz,
  judged_by_user_id uuid,
  judged_acting_user_id uuid,
  constraint sample_answered_check check ((state = 'asked') = (answered_at is null)),
  constraint sample_sent_check check ((state in ('sent', 'judged')) = (sent_on is not null)),
  constraint sample_judged_check check ((state = 'judged') = (verdict is not null and judged_at is not null))
);
create index sample_request_id_idx on sample (request_id, asked_at);
create unique index sample_open_key on sample (request_id) where state in ('asked', 'sent');
create index sample_supplier_idx on sample (supplier_company_id, judged_at);
`,
  down: 'drop table sample;',
};
