import type { Migration } from '@setu/kit/db';

/** By which token, in which browser and when a session was known before it was given another speaker. */
export const sessionRotation: Migration = {
  name: '202611222321-session-rotation',
  up: `
    alter table session
      add column previous_hash bytea,
      add column previous_device bytea,
      add column successor_salt bytea,
      add column rotated_at timestamptz;
    create index session_previous_idx on session (previous_hash) where previous_hash is not null;
  `,
  down: `
    alter table session
      drop column previous_hash,
      drop column previous_device,
      drop column successor_salt,
      drop column rotated_at;
  `,
};
