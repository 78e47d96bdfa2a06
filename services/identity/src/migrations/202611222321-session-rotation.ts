import type { Migration } from '@setu/kit/db';

/** The token, the browser and the time of a session before it switched to another user. */
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
