import { expectedVersionSeen, migrate, migrateDown, openDatabase } from '@setu/kit/db';
import { testDatabase } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be taken back to nothing and made again', async () => {
  const schema = 'setu_catalogue';
  const database = await testDatabase('catalogue', migrations);
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const names = migrations.map(({ name }) => name);
    expect(await migrateDown(db, { schema, migrations }, '')).toEqual([...names].reverse());
    expect(await migrate(db, { schema, migrations })).toEqual(names);
    expect(await expectedVersionSeen(db, migrations)).toBe(true);
  } finally {
    await db.destroy();
    await database.close();
  }
});
