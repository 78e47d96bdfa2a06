import type { Migration } from '@setu/kit/db';

/**
 * Creates the conditions: what requests ask for. Each keeps a full copy of its card for ever, as evidence of what was
 * requested.
 */
export const createConditions: Migration = {
  name: '202611201020-create-conditions',
  up: `
create table condition (
  id uuid constraint condition_pkey primary key,
  request_id uuid not null constraint condition_request_id_key unique
    constraint condition_request_id_fkey references request (id) on delete cascade,
  count text not null default '',
  comment text not null default '',
  time_frame text not null default '',
  card jsonb,
  card_version integer,
  price_mode text not null default '',
  price_minor bigint,
  unit_en text not null default '',
  unit_ru text not null default '',
  picture_id text not null default ''
);

create table condition_file (
  condition_id uuid not null constraint condition_file_condition_id_fkey references condition (id) on delete cascade,
  file_id uuid not null,
  position integer not null,
  name text not null,
  type text not null,
  size bigint not null,
  constraint condition_file_pkey primary key (condition_id, file_id)
);

create table condition_item (
  id uuid constraint condition_item_pkey primary key,
  condition_id uuid not null constraint condition_item_condition_id_fkey references condition (id) on delete cascade,
  position integer not null,
  name text not null,
  description text not null,
  area text not null,
  customs_code text not null,
  count text not null,
  constraint condition_item_position_key unique (condition_id, position)
);
`,
  down: 'drop table condition_item; drop table condition_file; drop table condition;',
};
