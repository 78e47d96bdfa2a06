import type { Migration } from '@setu/kit/db';

/** Settings that differ from their defaults, the last published state, and the history of changes. */
export const createSettings: Migration = {
  name: '202611220110-create-settings',
  up: `
    create table setting (
      name text constraint setting_pkey primary key,
      value text not null,
      changed_by uuid not null constraint setting_changed_by_fkey references app_user (id),
      changed_at timestamptz not null
    );
    create index setting_changed_by_idx on setting (changed_by);

    create table settings_told (
      one boolean not null default true constraint settings_told_pkey primary key
        constraint settings_told_one_check check (one),
      revision integer not null,
      told jsonb not null
    );
    insert into settings_told (revision, told) values (0, '{}');

    create table setting_change (
      id uuid constraint setting_change_pkey primary key,
      name text not null,
      old_value text not null,
      new_value text not null,
      changed_by uuid not null constraint setting_change_changed_by_fkey references app_user (id),
      acting_user_id uuid constraint setting_change_acting_user_fkey references app_user (id),
      changed_at timestamptz not null
    );
    create index setting_change_name_idx on setting_change (name, changed_at);
    create index setting_change_changed_by_idx on setting_change (changed_by);
    create index setting_change_acting_user_idx on setting_change (acting_user_id) where acting_user_id is not null;
  `,
  down: `
    drop table setting_change;
    drop table settings_told;
    drop table setting;
  `,
};
