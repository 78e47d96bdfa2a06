import type { Migration } from '@setu/kit/db';

/** Creates the messages about requests by channel, and the read marks of users. */
export const createMessages: Migration = {
  name: '202611221320-create-messages',
  up: `
create table conversation (
  id uuid constraint conversation_pkey primary key,
  request_id uuid not null constraint conversation_request_id_fkey references request (id) on delete cascade,
  channel text not null,
  seq integer not null constraint conversation_seq_check check (seq >= 0),
  broker_seq integer not null,
  party_seq integer not null,
  last_at timestamptz not null,
  asked text constraint conversation_asked_check check (asked in ('customer', 'supplier', 'broker')),
  asked_at timestamptz,
  constraint conversation_channel_key unique (request_id, channel),
  constraint conversation_asked_at_check check ((asked is null) = (asked_at is null))
);
comment on column conversation.seq is 'The number of its last message; broker_seq and party_seq: of the last one of each side';

create table message (
  id uuid constraint message_pkey primary key,
  conversation_id uuid not null constraint message_conversation_id_fkey references conversation (id) on delete cascade,
  seq integer not null,
  at timestamptz not null,
  side text not null constraint message_side_check check (side in ('customer', 'supplier', 'broker')),
  by_user_id uuid not null,
  acting_user_id uuid,
  text text not null,
  asks boolean not null,
  constraint message_seq_key unique (conversation_id, seq)
);

create table message_file (
  message_id uuid not null constraint message_file_message_id_fkey references message (id) on delete cascade,
  position integer not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  constraint message_file_pkey primary key (message_id, position)
);

create table message_read (
  conversation_id uuid not null
    constraint message_read_conversation_id_fkey references conversation (id) on delete cascade,
  user_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  constraint message_read_pkey primary key (conversation_id, user_id)
);
`,
  down: 'drop table message_read; drop table message_file; drop table message; drop table conversation;',
};
