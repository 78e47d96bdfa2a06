import type { Migration } from '../db/migrate.js';

/** Creates the outbox of events to publish. Each insert notifies the channel `outbox_<schema>`. */
export const outboxMigration: Migration = {
  name: '000000000000-kit-outbox',
  up: `
    create table outbox (
      id uuid constraint outbox_pkey primary key,
      seq bigint generated always as identity,
      subject text not null,
      aggregate_id text not null,
      payload bytea not null,
      occurred_at timestamptz not null,
      actor_user_id text not null,
      acting_user_id text not null,
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      published_at timestamptz
    );
    create index outbox_unpublished_idx on outbox (seq) where published_at is null;
    create index outbox_aggregate_idx on outbox (aggregate_id, seq) where published_at is null;
    create index outbox_published_idx on outbox (published_at) where published_at is not null;
    create function outbox_ring() returns trigger language plpgsql as
      $$ begin perform pg_notify('outbox_' || tg_table_schema, ''); return null; end $$;
    create trigger outbox_ring after insert on outbox for each statement execute function outbox_ring();
  `,
  down: 'drop table outbox; drop function outbox_ring();',
};

/**
 * Creates the tables for what must take effect once: events by consumer (`inbox`) and requests by key (`idempotency`).
 * Also creates `dead_letter`.
 */
export const inboxMigration: Migration = {
  name: '000000000001-kit-inbox',
  up: `
    create table inbox (
      consumer text not null,
      event_id uuid not null,
      received_at timestamptz not null default now(),
      constraint inbox_pkey primary key (consumer, event_id)
    );
    create index inbox_received_idx on inbox (received_at);
    create table dead_letter (
      consumer text not null,
      event_id uuid not null,
      subject text not null,
      envelope bytea not null,
      error text not null,
      failed_at timestamptz not null default now(),
      constraint dead_letter_pkey primary key (consumer, event_id)
    );
    create table idempotency (
      principal text not null,
      route text not null,
      key text not null,
      fingerprint text not null,
      answer bytea,
      created_at timestamptz not null default now(),
      constraint idempotency_pkey primary key (principal, route, key)
    );
    create index idempotency_created_idx on idempotency (created_at);
  `,
  down: 'drop table idempotency; drop table dead_letter; drop table inbox;',
};

/**
 * Creates the data that must survive an outage: failures per event, consumers that a bus has registered, and the store
 * the outbox was sent to. Also adds replay requests for dead-lettered events and the trace of each event.
 */
export const eventHandlingMigration: Migration = {
  name: '202611220001-kit-event-care',
  up: `
    create table failing_event (
      consumer text not null,
      event_id uuid not null,
      tries integer not null,
      begun integer not null,
      changed_at timestamptz not null default now(),
      constraint failing_event_pkey primary key (consumer, event_id)
    );
    create index failing_event_changed_idx on failing_event (changed_at);
    create table registered_consumer (
      name text constraint registered_consumer_pkey primary key,
      registered_at timestamptz not null default now()
    );
    insert into registered_consumer (name) select distinct consumer from inbox;
    create table relayed_to (
      service text constraint relayed_to_pkey primary key,
      incarnation text not null,
      noticed_at timestamptz not null default now(),
      sent_again_at timestamptz
    );
    alter table dead_letter add column tries integer not null default 0, add column replay_asked_at timestamptz;
    create index dead_letter_asked_idx on dead_letter (failed_at) where replay_asked_at is not null;
    alter table outbox add column trace_context text;
  `,
  down: `
    alter table outbox drop column trace_context;
    alter table dead_letter drop column replay_asked_at, drop column tries;
    drop table relayed_to;
    drop table registered_consumer;
    drop table failing_event;
  `,
};
