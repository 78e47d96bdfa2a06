import type { Migration } from '../db/migrate.js';
import { partitionByMonth } from '../db/partition-by-month.js';

/**
 * Creates the audit table. Add it to the migrations of every service that records audit entries. An entry stores who
 * did what to which object, and on whose behalf, as ids and named fields. Rows can only be inserted and read. A trigger
 * rejects every update and delete.
 */
export const auditMigration: Migration = {
  name: '202611240010-kit-audit',
  up: `
    create table audit (
      id uuid constraint audit_pkey primary key,
      at timestamptz not null,
      actor_id uuid,
      on_behalf_of_id uuid,
      company_id uuid,
      action text not null,
      object_kind text not null,
      object_id text not null,
      before jsonb not null,
      after jsonb not null,
      request_id text not null
    );
    comment on column audit.actor_id is 'Who really acted; null: the system by itself';
    comment on column audit.on_behalf_of_id is 'Whom he stood in for';
    comment on column audit.company_id is 'Whom it concerned; where it was nobody in particular, the actor''s own';
    create index audit_at_idx on audit (at, id);
    create index audit_actor_idx on audit (actor_id, at, id);
    create index audit_on_behalf_of_idx on audit (on_behalf_of_id, at, id) where on_behalf_of_id is not null;
    create index audit_company_idx on audit (company_id, at, id);
    create index audit_action_idx on audit (action, at, id);
    create index audit_object_idx on audit (object_kind, object_id, at, id);
    create function audit_stays() returns trigger language plpgsql as
      $$ begin raise exception 'an audit row stays as it was written'; end $$;
    create trigger audit_stays before update or delete or truncate on audit
      for each statement execute function audit_stays();
  `,
  down: 'drop table audit; drop function audit_stays();',
};

/** Partitions the audit table by month. Place it after `auditMigration` and the view `audit_entry`. */
export const auditByMonth: Migration = { name: '202612031100-kit-audit-by-month', ...partitionByMonth('audit', 'id') };

/**
 * Builds the migration of the view `audit_entry`, which combines `audit` with the queries in `histories`. Place it
 * after the migrations of all tables those queries read. Each query returns the same columns in the same order. The
 * last column is a flag that says whether the row is shown. The flag is a column because a `where` clause in the query
 * would keep Postgres from reading a sorted page from the index.
 */
export const auditView = (
  name: string,
  histories: readonly string[] = [],
  indexes: readonly string[] = [],
): Migration => {
  const own = `select id, at, actor_id, on_behalf_of_id, company_id, action, object_kind, object_id, before, after,
    request_id, true as is_told from audit`;
  const nameOf = (index: string): string => /create index (\w+)/.exec(index)?.[1] ?? '';
  return {
    name,
    up: `${indexes.join(';\n')}${indexes.length > 0 ? ';' : ''}
      create view audit_entry as select id, at, actor_id, on_behalf_of_id, company_id, action, object_kind, object_id,
        before, after, request_id
      from (${[own, ...histories].join('\nunion all\n')}) acts where is_told;`,
    down: `drop view audit_entry; ${indexes.map((index) => `drop index ${nameOf(index)};`).join(' ')}`,
  };
};
