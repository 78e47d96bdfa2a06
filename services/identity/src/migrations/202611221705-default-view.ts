import type { Migration } from '@setu/kit/db';

/** One of a person's views of a list may be the one it opens with. */
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
