import type { Migration } from '@setu/kit/db';

/** A user may mark one saved view of a list as the default. */
export const defaultView: Migration = {
  name: '202611221705-default-view',
  up: `
    alter table saved_view add column is_default boolean not null default false;
    create unique index saved_view_default_key on saved_view (user_id, list) where is_default;
  `,
  down: `
    drop index saved_view_default_key;
    alter table saved_view drop column is_default;
  `,
};
