import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Knex, type Migration, migrate, migrateDown, openDatabase } from '../src/db/index.js';
import { keepPartitions } from '../src/db/keep-partitions.js';
import { firstIdOf } from '../src/db/month-partitions.js';
import { partitionByMonth } from '../src/db/partition-by-month.js';
import { testDatabase } from '../src/testing/index.js';

const schema = 'setu_partition_suite';

const created: Migration = {
  name: '1-create',
  up: `
    create table reader (name text primary key);
    create table fact (
      id uuid constraint fact_pkey primary key,
      reader text not null constraint fact_reader_fkey references reader (name) on delete cascade,
      at timestamptz not null default now() constraint fact_at_check check (at > '2000-01-01'),
      constraint fact_reader_key unique (reader, id)
    );
    create index fact_at_idx on fact (at, id);
    create view fact_of_reader as select reader, count(*) as facts from fact group by reader;
    create function fact_stays() returns trigger language plpgsql as
      $$ begin raise exception 'a fact stays'; end $$;
    create trigger fact_stays before update or truncate on fact for each statement execute function fact_stays();`,
  down: 'drop view fact_of_reader; drop table fact; drop table reader; drop function fact_stays();',
};
const byMonth: Migration = { name: '2-by-month', ...partitionByMonth('fact', 'id') };
const migrations = [created, byMonth];

describe('A table partitioned by month', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: Knex;
  beforeEach(async () => {
    database = await testDatabase('partition_suite', migrations);
    db = openDatabase({ url: database.url, schema, connectMs: 10_000, acquireMs: 15_000 });
    await migrateDown(db, { schema, migrations }, created.name);
    await db('reader').insert([{ name: 'asha' }, { name: 'ivan' }]);
  });
  afterEach(async () => {
    await db.destroy();
    await database.close();
  });

  const now = new Date();
  const idIn = (months: number, last = 1): string => {
    const first = firstIdOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)));
    return `${first.slice(0, -1)}${last}`;
  };
  const random = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const add = (id: string, reader = 'asha') => db('fact').insert({ id, reader });
  const places = async (): Promise<Record<string, string>> => {
    const rows: { id: string; place: string }[] = await db('fact').select('id', db.raw('tableoid::regclass as place'));
    return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
  };
  const nameIn = (months: number, until = ''): string =>
    `fact_${until}${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7).replace('-', '_')}`;
  const former = nameIn(1, 'until_');

  it('keeps the rows, keys, references, triggers and views of the table that it was', async () => {
    for (const id of [idIn(-14), idIn(0), random]) await add(id);
    await migrate(db, { schema, migrations });
    expect(await places()).toEqual({ [idIn(-14)]: former, [idIn(0)]: former, [random]: 'fact_default' });
    expect(await db('fact_of_reader')).toEqual([{ reader: 'asha', facts: '3' }]);
    await expect(add(idIn(0))).rejects.toMatchObject({ code: '23505' });
    await expect(add(idIn(0, 2), 'nobody')).rejects.toMatchObject({ constraint: 'fact_reader_fkey' });
    await db('fact')
      .insert({ id: idIn(0), reader: 'asha' })
      .onConflict('id')
      .ignore();
    for (const sql of ['update fact set reader = reader', 'truncate fact', 'truncate fact_default'])
      await expect(db.raw(sql)).rejects.toThrow('a fact stays');
    const { rows } = await db.raw(`select relname as name from pg_class where relkind in ('I', 'p') and relnamespace =
      current_schema()::regnamespace order by 1`);
    const names = rows.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['fact', 'fact_at_idx', 'fact_pkey', 'fact_reader_key']);
    await migrateDown(db, { schema, migrations }, created.name);
    expect(await places()).toEqual({ [idIn(-14)]: 'fact', [idIn(0)]: 'fact', [random]: 'fact' });
    await expect(add(idIn(0))).rejects.toMatchObject({ constraint: 'fact_pkey' });
    expect(await db('fact_of_reader')).toEqual([{ reader: 'asha', facts: '3' }]);
  });

  it('gets its next months, also those whose rows are in the default partition already', async () => {
    await migrate(db, { schema, migrations });
    for (const id of [idIn(1), idIn(3), idIn(4)]) await add(id);
    const months = [nameIn(1), nameIn(2), nameIn(3)];
    const both = await Promise.all([keepPartitions(db, { now }), keepPartitions(db, { now })]);
    expect(both.flatMap(({ created }) => created).sort()).toEqual(months);
    expect(await keepPartitions(db, { now })).toEqual({ created: [], detached: [] });
    await add(idIn(2), 'ivan');
    expect(await places()).toEqual({
      ...{ [idIn(1)]: nameIn(1), [idIn(2)]: nameIn(2), [idIn(3)]: nameIn(3), [idIn(4)]: 'fact_default' },
    });
    await expect(db.raw(`truncate ${nameIn(1)}`)).rejects.toThrow('a fact stays');
    await db('reader').where({ name: 'ivan' }).delete();
    expect(Object.keys(await places())).toHaveLength(3);
  });

  it('loses no write when an old month is detached, which stays as a table', async () => {
    await add(idIn(-3));
    await migrate(db, { schema, migrations });
    await keepPartitions(db, { now });
    for (const id of [idIn(1), idIn(2)]) await add(id);
    const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
    expect((await keepPartitions(db, { now: later })).detached).toEqual([]);
    expect(await keepPartitions(db, { now: later, keepMonths: { fact: 1 } })).toEqual({
      created: [],
      detached: [former],
    });
    for (const id of [idIn(-3), idIn(1, 2), idIn(2, 2)]) await add(id, 'ivan');
    expect(await places()).toEqual({
      ...{ [idIn(-3)]: 'fact_default', [idIn(1)]: nameIn(1), [idIn(1, 2)]: nameIn(1) },
      ...{ [idIn(2)]: nameIn(2), [idIn(2, 2)]: nameIn(2) },
    });
    expect(await db(former).pluck('id')).toEqual([idIn(-3)]);
    await db('reader').delete();
    expect([await db('fact'), await db(former)]).toEqual([[], []]);
  });
});
