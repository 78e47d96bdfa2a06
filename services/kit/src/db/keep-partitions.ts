import type { Knex } from 'knex';
import { dueMonths, type MonthPartition } from './month-partitions.js';
import { withUnlimitedTransaction } from './unlimited-transaction.js';

export interface KeepingPartitions {
  now: Date;
  /** The number of months to keep, by table. Tables that are not named keep all months. */
  keepMonths?: Readonly<Record<string, number>>;
  /** Stops the work between two partitions. */
  signal?: AbortSignal | undefined;
}

interface PartitionedTable {
  table: string;
  key: string;
  rest: string;
  attached: string[];
}

const partitioned = `
  select c.relname::text as "table", a.attname::text as key, rest.relname::text as rest,
    array(select p.inhrelid::regclass::text from pg_inherits p where p.inhparent = c.oid) as attached
  from pg_partitioned_table t
  join pg_class c on c.oid = t.partrelid
  join pg_class rest on rest.oid = t.partdefid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = t.partattrs[0]
  where c.relnamespace = current_schema()::regnamespace and t.partstrat = 'r' and t.partnatts = 1
    and a.atttypid = 'uuid'::regtype
  order by 1`;

/**
 * Creates the partitions of this month and the next three for every table of the schema that `partitionByMonth` made,
 * and detaches those that are older than the months to keep. A detached partition stays as a table of its own. Each
 * change is one short transaction, in which an advisory lock keeps other replicas out. Repeating it is safe. Returns the
 * names of the partitions that were created and detached.
 */
export async function keepPartitions(
  db: Knex,
  { now, keepMonths = {}, signal }: KeepingPartitions,
): Promise<{ created: string[]; detached: string[] }> {
  const created: string[] = [];
  const detached: string[] = [];
  const { rows: tables }: { rows: PartitionedTable[] } = await db.raw(partitioned);
  for (const table of tables) {
    const { create, detach } = dueMonths({ ...table, now, keepMonths: keepMonths[table.table] });
    for (const month of create) {
      if (!signal?.aborted && (await alone(db, month.name, (trx) => createMonth(trx, table, month))))
        created.push(month.name);
    }
    for (const name of detach) {
      if (!signal?.aborted && (await alone(db, name, (trx) => detachMonth(trx, table, name)))) detached.push(name);
    }
  }
  return { created, detached };
}

// Gives up before Postgres looks for deadlocks (1 s), so that the caller's task, and not a user's call, is the one that
// is repeated.
const impatient = "set local lock_timeout = '500ms'";

const alone = (db: Knex, name: string, change: (trx: Knex.Transaction) => Promise<boolean>): Promise<boolean> =>
  withUnlimitedTransaction(db, async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtextextended('partition ' || current_schema() || ?, 0))", [name]);
    await trx.raw(impatient);
    return change(trx);
  });

// Rows of the month are in the default partition if the month was created late, or a clock was ahead. A table with the
// name of the month may have been detached by hand: then its rows stay in the default partition.
async function createMonth(
  trx: Knex.Transaction,
  { table, key, rest }: PartitionedTable,
  { name, from, until }: MonthPartition,
): Promise<boolean> {
  const { rows }: { rows: { taken: boolean }[] } = await trx.raw('select to_regclass(?) is not null as taken', [name]);
  if (rows[0]?.taken !== false) return false;
  await trx.raw(`
    lock table ${rest} in access exclusive mode;
    create table ${name} (like ${table} including all);
    alter table ${rest} disable trigger user;
    with moved as (delete from ${rest} where ${key} >= '${from}' and ${key} < '${until}' returning *)
      insert into ${name} select * from moved;
    alter table ${rest} enable trigger user;
    alter table ${table} attach partition ${name} for values from ('${from}') to ('${until}');
    ${copyTriggers(table, name)}`);
  return true;
}

// Postgres copies triggers for each row to a partition, but not those for each statement.
const copyTriggers = (table: string, name: string): string => `
  do $$
  declare definition text;
  begin
    for definition in select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = '${table}'::regclass and not tgisinternal and tgtype & 1 = 0
    loop
      execute replace(definition, format(' ON %I.${table} ', current_schema()), format(' ON %I.${name} ', current_schema()));
    end loop;
  end $$;`;

async function detachMonth(trx: Knex.Transaction, { table }: PartitionedTable, name: string): Promise<boolean> {
  const { rows } = await trx.raw('select 1 from pg_inherits where inhrelid = to_regclass(?)', [name]);
  if (rows.length === 0) return false;
  await trx.raw(`alter table ${table} detach partition ${name}`);
  return true;
}
