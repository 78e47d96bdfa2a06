import type { Migration } from '@setu/kit/db';

/** The webhooks of companies, and the deliveries of events to them. */
export const createWebhooks: Migration = {
  name: '202611232140-create-webhooks',
  up: `
    create table webhook (
      id uuid constraint webhook_pkey primary key,
      company_id uuid not null constraint webhook_company_fkey references company (id) on delete cascade,
      url text not null,
      kinds text[] not null constraint webhook_kinds_check check (cardinality(kinds) > 0
        and kinds <@ array['request_published', 'request_status_changed', 'card_published']),
      sealed_secret bytea not null,
      created_at timestamptz not null,
      failing_since timestamptz,
      off_at timestamptz
    );
    create index webhook_company_idx on webhook (company_id);
    create table webhook_delivery (
      id uuid constraint webhook_delivery_pkey primary key,
      webhook_id uuid not null constraint webhook_delivery_webhook_fkey references webhook (id) on delete cascade,
      event_id uuid not null,
      object_id uuid not null,
      kind text not null,
      body text not null,
      position bigint generated always as identity,
      state text not null default 'waiting' constraint webhook_delivery_state_check
        check (state in ('waiting', 'done', 'given_up')),
      attempts integer not null default 0,
      status integer,
      error text not null default '',
      took_ms integer not null default 0,
      created_at timestamptz not null,
      since timestamptz not null,
      tried_at timestamptz,
      next_at timestamptz not null,
      claimed_until timestamptz,
      constraint webhook_delivery_event_key unique (webhook_id, event_id)
    );
    create index webhook_delivery_lane_idx on webhook_delivery (webhook_id, object_id, position) where state = 'waiting';
    create index webhook_delivery_due_idx on webhook_delivery (next_at) where state = 'waiting';
    create index webhook_delivery_last_idx on webhook_delivery (webhook_id, position);
    create index webhook_delivery_done_idx on webhook_delivery (created_at) where state <> 'waiting';
  `,
  down: `
    drop table webhook_delivery;
    drop table webhook;
  `,
};
