import type { Migration } from '@setu/kit/db';

/**
 * The browsers that users have signed in with, and used captcha answers. Also the data that lets concurrent calls with
 * the same "remember me" token share a session.
 */
export const createKnownDevices: Migration = {
  name: '202611220100-create-known-devices',
  up: `
    create table known_device (
      token_hash bytea constraint known_device_pkey primary key,
      user_id uuid not null constraint known_device_user_fkey references app_user (id) on delete cascade,
      network text not null,
      last_used_at timestamptz not null
    );
    create index known_device_user_idx on known_device (user_id, network);
    create index known_device_used_idx on known_device (last_used_at);

    create table used_captcha (
      id text constraint used_captcha_pkey primary key,
      expires_at timestamptz not null
    );
    create index used_captcha_expires_idx on used_captcha (expires_at);

    alter table remember_token add column successor_salt bytea;
  `,
  down: `
    alter table remember_token drop column successor_salt;
    drop table used_captcha;
    drop table known_device;
  `,
};
