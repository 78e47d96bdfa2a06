import type { Migration } from '@setu/kit/db';

/** Users' saved views of lists: a name and the list's parameters. */
export const createSavedViews: Migration = {
  name: '202611221310-create-saved-views',
  up: `
    create table saved_view (
      id uuid constraint saved_view_pkey primary key,
      user_id uuid not null constraint saved_view_user_fkey references app_user (id),
      list text not null,
      name text not null,
      name_key text not null,
      query text not null,
      created_at timestamptz not null,
      constraint saved_view_name_key unique (user_id, list, name_key)
    );
  `,
  down: `
    drop table saved_view;
  `,
};
