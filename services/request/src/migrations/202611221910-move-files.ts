import type { Migration } from '@setu/kit/db';

/** Stores the documents attached to a transition, as the media service describes them. */
export const moveFiles: Migration = {
  name: '202611221910-move-files',
  up: "alter table status_event add column files jsonb not null default '[]'",
  down: 'alter table status_event drop column files',
};
