import type { Migration } from '@setu/kit/db';

export const measurePictures: Migration = {
  name: '202611220510-measure-pictures',
  up: `
    alter table file add column color text constraint file_color_check check (color ~ '^(#[0-9a-f]{6})?$');
    comment on column file.color is 'Of a picture, what most of it has; empty: it cannot be told; null: not measured yet';
    create index file_unmeasured_idx on file (id)
      where color is null and state in ('ready', 'attached') and type like 'image/%';
  `,
  down: `
    drop index file_unmeasured_idx;
    alter table file drop column color;
  `,
};
