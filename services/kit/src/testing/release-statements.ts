import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type Migration, openDatabase, withConnection } from '../db/index.js';
import { testDatabase } from './postgres.js';

const prepared = /^\s*(select|insert|update|delete|with|merge)\b/i;
const inserts = /\binsert into "?(\w+)"?(?: as \w+)?\s*\(([^)]*)\)/gi;

/**
 * What a release's code says to its schema, for the release after it: keeps each statement that worked on the pool, and
 * gives the way to write them down, a line each, in a folder (`npm run statements`). Only what a schema alone can
 * understand: a table a test or a rebuild makes for a while is gone by then.
 */
export function recordStatements(db: Knex, { service, folder }: { service: string; folder: string }) {
  const said = new Set<string>();
  db.on('query-response', (_answer: unknown, { sql }: { sql: string }) => {
    if (prepared.test(sql)) said.add(sql);
  });
  return async (): Promise<void> => {
    const lost = new Set((await refusals(db, [...said])).map(({ sql }) => sql));
    const kept = [...said].filter((sql) => !lost.has(sql)).map((sql) => `${JSON.stringify(sql)}\n`);
    appendFileSync(join(folder, `${service}.${process.pid}.jsonl`), kept.join(''));
  };
}

/**
 * Holds what the code of the release before says, a JSON list of statements, against the schema as it is now; gives what
 * would fail and why: while pods are replaced, that code works on this schema. Postgres itself reads each statement;
 * beside that no insert may leave out a column that must be filled.
 */
export async function notUnderstood(
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

/** Reading a statement is all that PREPARE does: no row is touched. */
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
    return missing.map((column) => `${sql}: leaves out ${table}.${column}, which must be filled`);
  });
}
