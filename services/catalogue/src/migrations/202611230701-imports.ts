import type { Migration } from '@setu/kit/db';

/** Creates import runs over card files, and their rows. */
export const imports: Migration = {
  name: '202611230701-imports',
  up: `
    create table import_run (
      id uuid constraint import_run_pk primary key,
      company_id uuid not null constraint import_run_company_fk references company,
      user_id uuid not null,
      key text not null,
      starter jsonb not null,
      state text not null constraint import_run_state_check
        check (state in ('reading', 'checked', 'applying', 'applied', 'stopped', 'failed')),
      failure text,
      file_id uuid not null,
      file_name text not null,
      file_size bigint not null,
      pictures_id uuid,
      pictures_name text not null default '',
      pictures_size bigint not null default 0,
      applies_at_once boolean not null,
      titles jsonb not null default '[]',
      started_at timestamptz not null,
      state_at timestamptz not null,
      asked_at timestamptz not null,
      rows int not null default 0,
      fresh int not null default 0,
      updates int not null default 0,
      unchanged int not null default 0,
      faulty int not null default 0,
      stored int not null default 0,
      refused int not null default 0,
      at_row int not null default 0,
      at_name text not null default '',
      pictures_named int not null default 0,
      pictures_found int not null default 0,
      marked_file_id uuid,
      marked_file_name text not null default '',
      worker uuid,
      worker_at timestamptz,
      constraint import_run_key_key unique (user_id, company_id, key)
    );
    comment on column import_run.worker is 'Who is at it; nobody has heard of one for half a minute: he is gone';
    create index import_run_company_idx on import_run (company_id, started_at desc);
    create index import_run_due_idx on import_run (asked_at) where state in ('reading', 'applying');

    create table import_row (
      run_id uuid not null constraint import_row_run_fk references import_run on delete cascade,
      row int not null,
      vendor_code text not null,
      name text not null,
      result text not null constraint import_row_result_check
        check (result in ('fresh', 'update', 'unchanged', 'faulty', 'created', 'updated')),
      was_good boolean not null,
      problems jsonb not null,
      cells jsonb not null,
      sku_id uuid,
      constraint import_row_pk primary key (run_id, row)
    );
    create index import_row_due_idx on import_row (run_id, row) where result in ('fresh', 'update');
    create index import_row_result_idx on import_row (run_id, result, row);
  `,
  down: `
    drop table import_row;
    drop table import_run;
  `,
};
