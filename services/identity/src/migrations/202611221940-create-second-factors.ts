import type { Migration } from '@setu/kit/db';

/** Second factors of users, second factors being set up, and sign-ins that wait for one. */
export const createSecondFactors: Migration = {
  name: '202611221940-create-second-factors',
  up: `
    create table second_factor (
      id uuid constraint second_factor_pkey primary key,
      user_id uuid not null constraint second_factor_user_fkey references app_user (id) on delete cascade,
      kind text not null constraint second_factor_kind_check check (kind in ('totp', 'passkey')),
      name text not null,
      sealed_secret bytea,
      last_step bigint,
      credential_id text constraint second_factor_credential_id_key unique,
      public_key bytea,
      sign_count bigint,
      transports text[] not null default '{}',
      created_at timestamptz not null,
      last_used_at timestamptz,
      constraint second_factor_whole_check check (case kind when 'totp' then sealed_secret is not null
        else credential_id is not null and public_key is not null and sign_count is not null end)
    );
    create index second_factor_user_idx on second_factor (user_id, created_at);

    create table recovery_code (
      user_id uuid not null constraint recovery_code_user_fkey references app_user (id) on delete cascade,
      code_hash bytea not null,
      constraint recovery_code_pkey primary key (user_id, code_hash)
    );

    create table begun_factor (
      user_id uuid not null constraint begun_factor_user_fkey references app_user (id) on delete cascade,
      kind text not null constraint begun_factor_kind_check check (kind in ('totp', 'passkey')),
      sealed_secret bytea,
      challenge text,
      expires_at timestamptz not null,
      constraint begun_factor_pkey primary key (user_id, kind)
    );
    create index begun_factor_expires_idx on begun_factor (expires_at);

    create table half_session (
      token_hash bytea constraint half_session_pkey primary key,
      user_id uuid not null constraint half_session_user_fkey references app_user (id) on delete cascade,
      auth_epoch integer not null,
      is_remembered boolean not null,
      challenge text,
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index half_session_user_idx on half_session (user_id);
    create index half_session_expires_idx on half_session (expires_at);
  `,
  down: `
    drop table half_session;
    drop table begun_factor;
    drop table recovery_code;
    drop table second_factor;
  `,
};
