import { expect } from 'vitest';
import { expectedVersionSeen, type Migration, migrate, migrateDown } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { testDatabase } from './postgres.js';

/** What the kit itself leaves in a schema: bookkeeping, and the queue of background work. */
const kitsOwn = /^(demo_loaded|migration|migration_lock|migrations|_private_.*)$/;

/** Takes a service's migrations all the way back and up again: nothing stays behind, and every name is applied. */
export async function expectBothWays(service: string, migrations: readonly Migration[]): Promise<void> {
  const schema = `setu_${service}`;
  const database = await testDatabase(service, migrations);
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const names = migrations.map(({ name }) => name);
    expect(await migrateDown(db, { schema, migrations }, '')).toEqual([...names].reverse());
    const left: string[] = await db('pg_tables').where('schemaname', schema).pluck('tablename');
    expect(left.filter((name) => !kitsOwn.test(name))).toEqual([]);
    expect(await migrate(db, { schema, migrations })).toEqual(names);
    expect(await expectedVersionSeen(db, migrations)).toBe(true);
  } finally {
    await db.destroy();
    await database.close();
  }
}

const narrowing: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|function|type)\b/, 'drops what the release before may use'],
  [/\brename\s+(to|column)\b/, 'renames what the release before asks for by its old name'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/, 'changes a type under the release before'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/, 'refuses rows the release before may write'],
  [
    /\badd\s+column\s+(if\s+not\s+exists\s+)?\w+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/,
    'refuses rows the release before writes without the column',
  ],
];

/**
 * What in the migrations after `since` the release before would break on, each with its name: while pods are replaced,
 * old code works on the new schema. A step that must narrow says `contract: true`, and comes a release later.
 */
export function narrowingSteps(migrations: readonly Migration[], since: string): string[] {
  return migrations
    .filter(({ name, contract }) => name > since && contract !== true)
    .flatMap(({ name, up }) => {
      const sql = withoutNewTables(up.toLowerCase());
      return narrowing.filter(([pattern]) => pattern.test(sql)).map(([, why]) => `${name} ${why}`);
    });
}

// A table made by the same step is known to nobody yet; what triggers and functions say inside is no change of the schema.
const withoutNewTables = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/create (temporary )?table [\s\S]*?;/g, '');
