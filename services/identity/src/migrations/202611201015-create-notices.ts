import type { Migration } from '@setu/kit/db';

/** The notification inbox. It has one row per event and user, with a type and the parameters of its text. */
export const createNotices: Migration = {
  name: '202611201015-create-notices',
  up: `
    create table notice (
      id uuid constraint notice_pkey primary key,
      user_id uuid not null constraint notice_user_fkey references app_user (id) on delete cascade,
      event_id uuid not null,
      type text not null,
      params jsonb not null default '{}'
        constraint notice_params_check check (jsonb_typeof(params) = 'object'),
      entity_type text not null constraint notice_entity_type_check
        check (entity_type in ('request', 'application', 'review', 'sku', 'company', 'none')),
      entity_id text not null default '',
      created_at timestamptz not null,
      read_at timestamptz,
      constraint notice_event_user_key unique (event_id, user_id)
    );
    create index notice_user_idx on notice (user_id, created_at desc, id desc);
    create index notice_unread_idx on notice (user_id) where read_at is null;
  `,
  down: 'drop table notice;',
};
