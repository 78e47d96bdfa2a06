import type { Migration } from '@setu/kit/db';

/**
 * The further events that a notification counts, besides the one in its own row. An event is counted once per user.
 * The id of a notification changes when it is replaced by one that counts a newer message.
 */
export const noticeParts: Migration = {
  name: '202611281440-notice-parts',
  up: `
    create table notice_part (
      event_id uuid not null,
      user_id uuid not null,
      notice_id uuid not null constraint notice_part_notice_fkey references notice (id)
        on update cascade on delete cascade,
      constraint notice_part_pkey primary key (event_id, user_id)
    );
    create index notice_part_notice_idx on notice_part (notice_id);
  `,
  down: 'drop table notice_part;',
};
