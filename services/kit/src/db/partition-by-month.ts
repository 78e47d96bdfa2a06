/**
 * Returns the SQL that turns a table with rows into one partitioned by month, and back. `key` is a UUIDv7, whose order
 * is its time, so uniqueness of the key holds over all months. No row is copied: the table becomes the partition of all
 * months up to the present one, keeps its indexes, and is scanned once. Rows with ids after this month, such as random
 * UUIDs, move into the default partition. Every unique index must contain the key, and no foreign key may refer to the
 * table. Indexes, constraints, triggers for each statement and views keep their names. Later months are created by
 * `keepPartitions`.
 */
export const partitionByMonth = (table: string, key: string): { up: string; down: string } => ({
  up: `
do $$
declare
  next_month timestamp := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
  edge uuid := (lpad(to_hex((extract(epoch from next_month) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
  former text := '${table}_until_' || to_char(next_month, 'YYYY_MM');
  own_place text := format(' ON %I.${table} ', current_schema());
  unique_keys text[];
  references_of text[];
  plain_indexes text[];
  triggers text[];
  views text[];
  one record;
  statement text;
begin
  lock table ${table} in access exclusive mode;
  select array_agg(format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)))
      filter (where contype in ('p', 'u')),
    array_agg(format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)))
      filter (where contype = 'f')
    into unique_keys, references_of from pg_constraint where conrelid = '${table}'::regclass;
  select array_agg(pg_get_indexdef(indexrelid)) into plain_indexes from pg_index
    where indrelid = '${table}'::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid);
  select array_agg(pg_get_triggerdef(oid)) into triggers from pg_trigger
    where tgrelid = '${table}'::regclass and not tgisinternal;
  select array_agg(distinct format('create or replace view %s as %s', v.oid::regclass, pg_get_viewdef(v.oid))) into views
    from pg_depend d join pg_rewrite w on w.oid = d.objid join pg_class v on v.oid = w.ev_class
    where d.classid = 'pg_rewrite'::regclass and d.refobjid = '${table}'::regclass and v.relkind = 'v';

  for one in select indexrelid::regclass as name, relname from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = '${table}'::regclass
  loop
    execute format('alter index %s rename to %I', one.name, one.relname || '_until');
  end loop;
  execute format('alter table ${table} rename to %I', former);
  execute format('create table ${table} (like %I including all excluding indexes) partition by range (${key})', former);
  foreach statement in array coalesce(unique_keys, '{}') || coalesce(plain_indexes, '{}') loop execute statement; end loop;

  create table ${table}_default (like ${table} including all);
  execute format('alter table %I disable trigger user', former);
  execute format('with moved as (delete from %I where ${key} >= $1 returning *)
    insert into ${table}_default select * from moved', former) using edge;
  execute format('alter table %I enable trigger user', former);
  alter table ${table} attach partition ${table}_default default;
  execute format('alter table ${table} attach partition %I for values from (minvalue) to (%L)', former, edge);
  foreach statement in array coalesce(references_of, '{}') loop execute statement; end loop;
  foreach statement in array coalesce(triggers, '{}') loop
    execute statement;
    execute replace(statement, own_place, format(' ON %I.${table}_default ', current_schema()));
  end loop;
  foreach statement in array coalesce(views, '{}') loop execute statement; end loop;
end $$;
`,
  down: `
do $$
declare
  former text := (select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = '${table}'::regclass and relname like '${table}\\_until\\_%');
  views text[];
  one record;
  statement text;
begin
  select array_agg(distinct format('create view %s as %s', v.oid::regclass, pg_get_viewdef(v.oid))) into views
    from pg_depend d join pg_rewrite w on w.oid = d.objid join pg_class v on v.oid = w.ev_class
    where d.classid = 'pg_rewrite'::regclass and d.refobjid = '${table}'::regclass and v.relkind = 'v';
  execute format('alter table ${table} detach partition %I', former);
  execute format('insert into %I select * from ${table}', former);
  drop table ${table} cascade;
  execute format('alter table %I rename to ${table}', former);
  for one in select indexrelid::regclass as name, relname from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = '${table}'::regclass
  loop
    execute format('alter index %s rename to %I', one.name, regexp_replace(one.relname, '_until$', ''));
  end loop;
  foreach statement in array coalesce(views, '{}') loop execute statement; end loop;
end $$;
`,
});
