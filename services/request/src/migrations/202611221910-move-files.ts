import type { Migration } from '@setu/kit/db';

/** Papers that came with a move, as the media service names them. */
export const moveFiles: Migration = {
  name: '202611221910-move-files',
  up: "alter table status_event add column files jsonb not null default '[]'",
  down: 'alter table status_event drop column files',
};
