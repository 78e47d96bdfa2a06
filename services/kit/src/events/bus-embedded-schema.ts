import type { Migration } from '../db/migrate.js';

/**
 * The bus tables: one row per event, per registered consumer and per pending delivery, and one row that identifies the
 * store.
 */
export const busMigrations: readonly Migration[] = [
  {
    name: '202611200000-create-bus',
    up: `
      create table event (
        seq bigint generated always as identity constraint event_pkey primary key,
        id uuid not null constraint event_id_key unique,
        subject text not null,
        envelope bytea not null,
        published_at timestamptz not null default now()
      );
      create index event_published_idx on event (published_at);
      create table consumer (
        name text constraint consumer_pkey primary key,
        pattern text not null,
        registered_at timestamptz not null default now()
      );
      create table delivery (
        consumer text not null constraint delivery_consumer_fkey references consumer (name) on delete cascade,
        seq bigint not null constraint delivery_seq_fkey references event (seq) on delete cascade,
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        dead boolean not null default false,
        last_error text,
        constraint delivery_pkey primary key (consumer, seq)
      );
      create index delivery_seq_idx on delivery (seq);
      create index delivery_due_idx on delivery (consumer, due_at) where not dead;
    `,
    down: 'drop table delivery; drop table consumer; drop table event;',
  },
  {
    // Events that an earlier version gave up are delivered again. The services had dead-lettered most of them; the
    // others were lost.
    name: '202611220000-nothing-is-dead',
    up: `
      create table incarnation (
        id uuid not null default gen_random_uuid(),
        made_at timestamptz not null default now(),
        only_one boolean not null default true constraint incarnation_pkey primary key
          constraint incarnation_only_one check (only_one)
      );
      insert into incarnation default values;
      drop index delivery_due_idx;
    `,
    down: `
      create index delivery_due_idx on delivery (consumer, due_at) where not dead;
      drop table incarnation;
    `,
  },
];

/**
 * Returns the regular expression of a NATS subject filter. `*` matches one word. `>` matches one or more words and is
 * allowed only at the end.
 */
export function subjectPattern(subject: string): string {
  const parts = subject.split('.').map((part, index, all) => {
    if (part === '*') return '[^.]+';
    if (part === '>' && index === all.length - 1) return '.+';
    if (!/^[A-Za-z0-9_-]+$/.test(part)) throw new Error(`not a subject: ${subject}`);
    return part;
  });
  return `^${parts.join('\\.')}$`;
}
