import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type Migration, openDatabase, withConnection } from '../db/index.js';
import { testDatabase } from './postgres.js';

const prepared = /^\s*(select|insert|update|delete|with|merge)\b/i;
const inserts = /\binsert into "?(\w+)"?(?: as \w+)?\s*\(([^)]*)\)/gi;

/**
 * Records the SQL of this release for the compatibility check of the next one (`npm run statements`). It collects each
 * statement that succeeded on the pool, and returns a function that writes them to a folder, one per line. Statements
 * about temporary tables of tests or rebuilds are left out, because they cannot be prepared on the schema alone.
 */
export function recordStatements(db: Knex, { service, folder }: { service: string; folder: string }) {
  const statements = new Set<string>();
  db.on('query-response', (_answer: unknown, { sql }: { sql: string }) => {
    if (prepared.test(sql)) statements.add(sql);
  });
  return async (): Promise<void> => {
    const lost = new Set((await refusals(db, [...statements])).map(({ sql }) => sql));
    const supported = [...statements].filter((sql) => !lost.has(sql)).map((sql) => `${JSON.stringify(sql)}\n`);
    appendFileSync(join(folder, `${service}.${process.pid}.jsonl`), supported.join(''));
  };
}

/**
 * Checks the previous release's statements, a JSON list, against the current schema. Returns those that would fail,
 * with the reason, because the old code runs on this schema during a rollout. Postgres prepares each statement. In
 * addition, no insert may omit a mandatory column.
 */
export async function unsupportedStatements(
  service: string,
  migrations: readonly Migration[],
  statements: URL | readonly string[],
): Promise<string[]> {
  const list: readonly string[] = statements instanceof URL ? JSON.parse(readFileSync(statements, 'utf8')) : statements;
  const database = await testDatabase(service, migrations);
  const schema = `setu_${service}`;
  const db = openDatabase({ url: database.url, schema, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const mandatory = await mandatoryColumns(db, schema);
    const refused = (await refusals(db, list)).map(({ sql, why }) => `${sql}: ${why}`);
    return [...refused, ...list.flatMap((sql) => leftOut(sql, mandatory))];
  } finally {
    await db.destroy();
    await database.close();
  }
}

/** Returns the statements that PREPARE rejects. PREPARE only parses, so no row changes. */
const refusals = (db: Knex, statements: readonly string[]): Promise<{ sql: string; why: string }[]> =>
  withConnection(db, async (connection) => {
    const refused: { sql: string; why: string }[] = [];
    for (const sql of statements) {
      await connection.query(`prepare said as ${sql}`).then(
        () => connection.query('deallocate said'),
        (error: unknown) => refused.push({ sql, why: error instanceof Error ? error.message : String(error) }),
      );
    }
    return refused;
  });

async function mandatoryColumns(db: Knex, schema: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const columns: { table_name: string; column_name: string }[] = await db('information_schema.columns')
    .select('table_name', 'column_name')
    .where({ table_schema: schema, is_nullable: 'NO', is_identity: 'NO', is_generated: 'NEVER' })
    .whereNull('column_default');
  const of = new Map<string, string[]>();
  for (const { table_name: table, column_name: column } of columns) of.set(table, [...(of.get(table) ?? []), column]);
  return of;
}

function leftOut(sql: string, mandatory: ReadonlyMap<string, readonly string[]>): string[] {
  return [...sql.matchAll(inserts)].flatMap(([, table = '', names = '']) => {
    const filled = new Set(names.split(',').map((name) => name.trim().replaceAll('"', '')));
    const missing = (mandatory.get(table) ?? []).filter((column) => !filled.has(column));
    return missing.map((column) => `${sql}: omits ${table}.${column}, which is mandatory`);
  });
}
