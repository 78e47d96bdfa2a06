import type { Migration } from '@setu/kit/db';

export const copySettings: Migration = {
  name: '202611220130-copy-settings',
  up: `
    create table settings_copy (
      only_row boolean not null default true,
      revision integer not null,
      "values" jsonb not null,
      constraint settings_copy_pkey primary key (only_row),
      constraint settings_copy_only_row_check check (only_row)
    );
    comment on table settings_copy is 'The settings in force, as identity told them last; none: the defaults';
  `,
  down: `
    drop table settings_copy;
  `,
};
