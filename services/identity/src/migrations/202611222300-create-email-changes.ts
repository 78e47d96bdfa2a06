import type { Migration } from '@setu/kit/db';

/**
 * Changes of sign-in addresses, one per user. Only the hashes of their links are stored. A finished change stays until
 * it would have expired, so that a link used twice shows the same result.
 */
export const createEmailChanges: Migration = {
  name: '202611222300-create-email-changes',
  up: `
    create table email_change (
      user_id uuid constraint email_change_pkey primary key
        constraint email_change_user_fkey references app_user (id) on delete cascade,
      email text not null constraint email_change_email_check check (email = lower(email) and length(email) <= 254),
      locale text not null constraint email_change_locale_check check (locale in ('en', 'ru')),
      old_token_hash bytea not null constraint email_change_old_token_hash_key unique,
      new_token_hash bytea not null constraint email_change_new_token_hash_key unique,
      old_confirmed_at timestamptz,
      new_confirmed_at timestamptz,
      outcome text constraint email_change_outcome_check check (outcome in ('changed', 'taken')),
      sent_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index email_change_expires_idx on email_change (expires_at);
  `,
  down: `
    drop table email_change;
  `,
};
