import type { Migration } from '@setu/kit/db';

/**
 * Registrations that wait for the code sent to their mailbox. A browser has one open registration per address. So
 * nobody can change the registration that another visitor started with the same address.
 */
export const createRegistrations: Migration = {
  name: '202611221720-create-registrations',
  up: `
    create table registration (
      id uuid constraint registration_pkey primary key,
      visitor_id text not null,
      email text not null,
      details jsonb not null,
      password_hash text not null,
      locale text not null constraint registration_locale_check check (locale in ('en', 'ru')),
      code_hash bytea,
      code_sent_at timestamptz,
      tries integer not null default 0,
      user_id uuid constraint registration_user_fkey references app_user (id),
      confirmed_at timestamptz,
      agreed_at timestamptz not null,
      created_at timestamptz not null
    );
    create unique index registration_open_key on registration (visitor_id, email) where user_id is null;
    create index registration_created_idx on registration (created_at) where user_id is null;
    create index registration_user_idx on registration (user_id);
  `,
  down: `
    drop table registration;
  `,
};
