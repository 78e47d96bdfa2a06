import type { Migration } from '@setu/kit/db';

/** Creates the milestones after a contract: when each is expected, when it happened, and who reported it. */
export const createMilestones: Migration = {
  name: '202611221340-create-milestones',
  up: `
create table milestone (
  request_id uuid not null constraint milestone_request_id_fkey references request (id) on delete cascade,
  kind text not null
    constraint milestone_kind_check check (kind in ('advance', 'shipped', 'at_customs', 'delivered', 'balance')),
  version integer not null constraint milestone_version_check check (version >= 1),
  expected_on date,
  happened_on date,
  note text not null,
  side text not null constraint milestone_side_check check (side in ('customer', 'supplier', 'broker')),
  by_user_id uuid not null,
  acting_user_id uuid,
  said_at timestamptz not null,
  constraint milestone_pkey primary key (request_id, kind)
);

create table milestone_file (
  request_id uuid not null,
  kind text not null,
  position integer not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  constraint milestone_file_pkey primary key (request_id, kind, position),
  constraint milestone_file_milestone_fkey foreign key (request_id, kind)
    references milestone (request_id, kind) on delete cascade
);
`,
  down: 'drop table milestone_file; drop table milestone;',
};
