import type { Migration } from '@setu/kit/db';

export const countStrangers: Migration = {
  name: '202611220050-count-strangers',
  up: `
    alter table file add column network text;
    comment on column file.network is 'Where a file of nobody''s came from, until it is attached or gone';
    create index file_stranger_idx on file (network) include (size, created_at)
      where visitor_id is not null and state in ('pending', 'ready');
  `,
  down: `
    drop index file_stranger_idx;
    alter table file drop column network;
  `,
};
