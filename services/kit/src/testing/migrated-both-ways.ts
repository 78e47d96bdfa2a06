import { expect } from 'vitest';
import { hasExpectedVersion, type Migration, migrate, migrateDown } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { testDatabase } from './postgres.js';

/** The tables that the kit itself creates in a schema: bookkeeping and the job queue. */
const kitTables = /^(demo_loaded|migration|migration_lock|migrations|_private_.*)$/;

/**
 * Reverts a service's migrations and applies them again. Expects that reverting leaves nothing behind and that every
 * migration is applied again.
 */
export async function expectBothWays(service: string, migrations: readonly Migration[]): Promise<void> {
  const schema = `setu_${service}`;
  const database = await testDatabase(service, migrations);
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const names = migrations.map(({ name }) => name);
    expect(await migrateDown(db, { schema, migrations }, '')).toEqual([...names].reverse());
    const left: string[] = await db('pg_tables').where('schemaname', schema).pluck('tablename');
    expect(left.filter((name) => !kitTables.test(name))).toEqual([]);
    expect(await migrate(db, { schema, migrations })).toEqual(names);
    expect(await hasExpectedVersion(db, migrations)).toBe(true);
  } finally {
    await db.destroy();
    await database.close();
  }
}

const narrowing: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|function|type)\b/, 'drops something that the previous release may use'],
  [/\brename\s+(to|column)\b/, 'renames something that the previous release uses under its old name'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/, 'changes a type that the previous release uses'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/, 'rejects rows that the previous release may write'],
  [
    /\badd\s+column\s+(if\s+not\s+exists\s+)?\w+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/,
    'rejects rows that the previous release writes without the column',
  ],
];

/**
 * Lists the migrations after `since` that would break the previous release, each with the reason. During a rollout, old
 * code runs on the new schema. A migration that must narrow the schema sets `contract: true` and ships one release
 * later.
 */
export function narrowingMigrations(migrations: readonly Migration[], since: string): string[] {
  return migrations
    .filter(({ name, contract }) => name > since && contract !== true)
    .flatMap(({ name, up }) => {
      const sql = withoutNewTables(up.toLowerCase());
      return narrowing.filter(([pattern]) => pattern.test(sql)).map(([, why]) => `${name} ${why}`);
    });
}

// Removes tables that the same migration creates, because no code uses them yet. Removes the bodies of triggers and
// functions, because they do not change the schema.
const withoutNewTables = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/create (temporary )?table [\s\S]*?;/g, '');
