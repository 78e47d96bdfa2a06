import type { Migration } from '@setu/kit/db';

/** Tokens with which users' own programs read data, stored by the hash of the secret. */
export const createPersonalTokens: Migration = {
  name: '202611232130-create-personal-tokens',
  up: `
    create table personal_token (
      id uuid constraint personal_token_pkey primary key,
      user_id uuid not null constraint personal_token_user_fkey references app_user (id) on delete cascade,
      token_hash bytea not null constraint personal_token_hash_key unique,
      name text not null,
      scopes text[] not null constraint personal_token_scopes_check
        check (cardinality(scopes) > 0 and scopes <@ array['catalogue', 'requests']),
      beginning text not null,
      auth_epoch integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz
    );
    create index personal_token_user_idx on personal_token (user_id);
    create index personal_token_expires_idx on personal_token (expires_at);
  `,
  down: `drop table personal_token;`,
};
