import { expectedVersionSeen, migrate, migrateDown, openDatabase } from '@setu/kit/db';
import { testDatabase } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be taken back whole and made again', async () => {
  const database = await testDatabase('request', migrations);
  const schema = 'setu_request';
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const names = migrations.map(({ name }) => name);
    expect(await migrateDown(db, { schema, migrations }, '')).toEqual([...names].reverse());
    const left = await db('pg_tables').where('schemaname', schema).pluck('tablename');
    expect(left.sort()).toEqual(['demo_loaded', 'migration', 'migration_lock']);
    expect(await migrate(db, { schema, migrations })).toEqual(names);
    expect(await expectedVersionSeen(db, migrations)).toBe(true);
  } finally {
    await db.destroy();
    await database.close();
  }
});

it('every foreign key is indexed', async () => {
  const database = await testDatabase('request', migrations);
  const db = openDatabase({ url: database.url, schema: 'setu_request', connectMs: 10_000, acquireMs: 15_000 });
  try {
    const { rows } = await db.raw(`
      select c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'setu_request'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  } finally {
    await db.destroy();
    await database.close();
  }
});
