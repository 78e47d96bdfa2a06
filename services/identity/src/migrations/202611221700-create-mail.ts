import type { Migration } from '@setu/kit/db';

/** Emails to be sent, users' email choices, and the addresses that refused an email permanently. */
export const createMail: Migration = {
  name: '202611221700-create-mail',
  up: `
    create table mail (
      id uuid constraint mail_pkey primary key,
      key text not null constraint mail_key_key unique,
      user_id uuid constraint mail_user_fkey references app_user (id) on delete cascade,
      address text not null default '',
      locale text constraint mail_locale_check check (locale in ('en', 'ru')),
      content jsonb not null,
      state text not null default 'waiting'
        constraint mail_state_check check (state in ('waiting', 'sent', 'refused', 'expired', 'skipped')),
      created_at timestamptz not null,
      valid_until timestamptz,
      done_at timestamptz,
      constraint mail_reader_check check (user_id is not null or (address <> '' and locale is not null))
    );
    create index mail_user_idx on mail (user_id);
    create index mail_done_idx on mail (done_at) where done_at is not null;

    create table mail_reader (
      user_id uuid constraint mail_reader_pkey primary key
        constraint mail_reader_user_fkey references app_user (id) on delete cascade,
      locale text constraint mail_reader_locale_check check (locale in ('en', 'ru')),
      time_zone text not null default '',
      messages text not null default 'single'
        constraint mail_reader_messages_check check (messages in ('single', 'digest', 'off')),
      approvals text not null default 'single'
        constraint mail_reader_approvals_check check (approvals in ('single', 'digest')),
      notices text not null default 'single'
        constraint mail_reader_notices_check check (notices in ('single', 'digest', 'off')),
      digested_on date,
      digested_until timestamptz
    );
    create index mail_reader_digest_idx on mail_reader (user_id) where 'digest' in (messages, approvals, notices);

    create table refused_address (
      address text constraint refused_address_pkey primary key,
      code text not null,
      refused_at timestamptz not null
    );
  `,
  down: `
    drop table refused_address;
    drop table mail_reader;
    drop table mail;
  `,
};
