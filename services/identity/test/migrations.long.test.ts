import { migrate, migrateDown, openDatabase } from '@setu/kit/db';
import { expectBothWays, narrowingMigrations, testDatabase, unsupportedStatements } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be migrated down to nothing and up again', () => expectBothWays('identity', migrations));

it('the previous release works on the new schema', () => {
  expect(narrowingMigrations(migrations, firstRelease)).toEqual([]);
});

it('the new schema accepts the statements of the previous release', async () => {
  const statementsUrl = new URL('./release-statements.json', import.meta.url);
  expect(await unsupportedStatements('identity', migrations, statementsUrl)).toEqual([]);
});

it('customers that already share an INN all keep it: the oldest unmarked, the others marked as repeats', async () => {
  const database = await testDatabase('identity', migrations);
  const schema = 'setu_identity';
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  const insert = (name: string, inn: string, day: number) =>
    db.raw(
      `insert into company (id, type, short_name, inn, created_at, updated_at)
       values (gen_random_uuid(), 'customer', ?, ?, ?::timestamptz, now())`,
      [name, inn, `2026-11-0${day}T00:00:00Z`],
    );
  try {
    await migrateDown(db, { schema, migrations }, '202611221310-create-saved-views');
    for (const [name, day] of [
      ['third', 3],
      ['first', 1],
      ['second', 2],
    ] as const)
      await insert(name, '7707083893', day);
    await insert('alone', '7736050003', 1);
    await migrate(db, { schema, migrations });
    const found = await db('company')
      .whereIn('inn', ['7707083893', '7736050003'])
      .orderBy(['created_at', 'short_name']);
    expect(found.map(({ short_name: name, inn_repeats: repeats }) => [name, repeats])).toEqual([
      ['alone', false],
      ['first', false],
      ['second', true],
      ['third', true],
    ]);
    await expect(insert('another', '7707083893', 4)).rejects.toMatchObject({ constraint: 'company_customer_inn_key' });
  } finally {
    await db.destroy();
    await database.close();
  }
});

/** The version prefix of the first release's schema. */
const firstRelease = '20261122';
