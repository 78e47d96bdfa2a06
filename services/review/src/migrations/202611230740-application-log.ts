import type { Migration } from '@setu/kit/db';

/**
 * Creates the log of applications: what was done, by whom and when. Fills it for existing applications from their
 * dates.
 */
export const applicationLog: Migration = {
  name: '202611230740-application-log',
  up: `
    create table application_step (
      application_id uuid not null,
      seq integer not null,
      kind text not null,
      at timestamptz not null,
      by_user_id uuid,
      acting_user_id uuid,
      from_status text,
      to_status text,
      manager_id uuid,
      text text not null default '',
      constraint application_step_pkey primary key (application_id, seq),
      constraint application_step_application_id_fkey foreign key (application_id) references application (id) on delete cascade,
      constraint application_step_kind_check check (kind in ('sent', 'moved', 'given', 'noted', 'supplier_made'))
    );
    comment on table application_step is 'The log of an application; by nobody where a stranger or the service itself did it';
    insert into application_step (application_id, seq, kind, at, from_status, to_status, text)
      select id, row_number() over (partition by id order by at, rank), kind, at, from_status, to_status, text
      from application cross join lateral (values
        (1, 'sent', created_at, null, null, ''),
        (2, 'moved', in_work_at, 'new', 'in_work', ''),
        (3, 'moved', completed_at, 'in_work', 'completed', ''),
        (3, 'moved', rejected_at, case when in_work_at is null then 'new' else 'in_work' end, 'rejected', reject_reason)
      ) as done (rank, kind, at, from_status, to_status, text)
      where at is not null;
  `,
  down: `
    drop table application_step;
  `,
};
