import type { Migration } from '@setu/kit/db';

/**
 * Sessions (only the hash of a token is stored), "remember me" tokens, and the counters of failed sign-ins.
 * An ended session has no row. A used "remember me" token stays until it expires, so that a second use is detected.
 * Counters may be lost in a crash.
 */
export const createSessions: Migration = {
  name: '202611201010-create-sessions',
  up: `
    create table session (
      id uuid constraint session_pkey primary key,
      token_hash bytea not null constraint session_token_hash_key unique,
      user_id uuid not null constraint session_user_fkey references app_user (id) on delete cascade,
      substitution_id uuid constraint session_substitution_fkey references substitution (id) on delete set null,
      auth_epoch integer not null,
      csrf_secret text not null,
      address text not null default '',
      user_agent text not null default '',
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index session_user_idx on session (user_id);
    create index session_substitution_idx on session (substitution_id) where substitution_id is not null;
    create index session_expires_idx on session (expires_at);

    create table remember_token (
      selector text constraint remember_token_pkey primary key,
      validator_hash bytea not null,
      user_id uuid not null constraint remember_token_user_fkey references app_user (id) on delete cascade,
      session_id uuid not null,
      auth_epoch integer not null,
      spent_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index remember_token_user_idx on remember_token (user_id);
    create index remember_token_session_idx on remember_token (session_id);
    create index remember_token_expires_idx on remember_token (expires_at);

    create unlogged table sign_in_attempt (
      key text constraint sign_in_attempt_pkey primary key,
      failures integer not null default 0,
      at timestamptz not null
    );
    create index sign_in_attempt_at_idx on sign_in_attempt (at);
  `,
  down: `
    drop table sign_in_attempt;
    drop table remember_token;
    drop table session;
  `,
};
