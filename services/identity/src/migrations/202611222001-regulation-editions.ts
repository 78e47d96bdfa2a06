import type { Migration } from '@setu/kit/db';

/**
 * Successive versions of the regulation. Each version has its publisher, the event of its notifications, and the date
 * until which the previous version is valid. A company that does not sign the newest version loses the right to trade.
 * A separate table stores later checks of signatures.
 */
export const regulationEditions: Migration = {
  name: '202611222001-regulation-editions',
  up: `
    alter table regulation
      add column grace_until date,
      add column published_by_user_id uuid constraint regulation_published_by_fkey references app_user (id),
      add column event_id uuid;
    create index regulation_published_by_idx on regulation (published_by_user_id);
    alter table company add column regulation_lapses_at timestamptz;
    create index company_regulation_lapses_idx on company (regulation_lapses_at) where regulation_lapses_at is not null;
    create table regulation_signature_check (
      id uuid constraint regulation_signature_check_pkey primary key,
      signature_id uuid not null
        constraint regulation_signature_check_signature_fkey references regulation_signature (id),
      user_id uuid not null constraint regulation_signature_check_user_fkey references app_user (id),
      by_hand boolean not null,
      outcome text not null,
      comment text not null,
      checked_at timestamptz not null
    );
    create index regulation_signature_check_signature_idx on regulation_signature_check (signature_id);
    create index regulation_signature_check_user_idx on regulation_signature_check (user_id);
  `,
  down: `
    drop table regulation_signature_check;
    drop index company_regulation_lapses_idx;
    alter table company drop column regulation_lapses_at;
    drop index regulation_published_by_idx;
    alter table regulation drop column grace_until, drop column published_by_user_id, drop column event_id;
  `,
};
