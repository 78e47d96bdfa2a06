import type { Migration } from '@setu/kit/db';

/** Links with which users set their password. Only the hash of a token is stored, and a used link has no row. */
export const createPasswordResets: Migration = {
  name: '202611221730-create-password-resets',
  up: `
    create table password_reset (
      id uuid constraint password_reset_pkey primary key,
      user_id uuid not null constraint password_reset_user_fkey references app_user (id) on delete cascade,
      token_hash bytea not null constraint password_reset_token_hash_key unique,
      is_initial boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index password_reset_user_idx on password_reset (user_id);
    create index password_reset_expires_idx on password_reset (expires_at);
  `,
  down: `
    drop table password_reset;
  `,
};
