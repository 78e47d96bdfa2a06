import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { withConnection } from './open.js';

/** A step of the schema in plain SQL, both ways; its name sorts and stays, its text never changes once landed. */
export type Migration = { name: string; up: string; down: string };

export type Migrating = { schema: string; migrations: readonly Migration[] };

const bookkeeping = `
  create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
  create table if not exists demo_loaded (loaded_at timestamptz not null default now());
`;

/** Applies what is missing, in list order, in one transaction under an advisory lock; gives the names applied. */
export function migrate(db: Knex, { schema, migrations }: Migrating): Promise<string[]> {
  return exclusively(db, schema, async (connection) => {
    await connection.query(bookkeeping);
    const done = await appliedNames(connection);
    const missing = migrations.filter((migration) => !done.has(migration.name));
    for (const { name, up } of missing) {
      await step(connection, name, up);
      await connection.query('insert into migration (name) values ($1)', [name]);
    }
    return missing.map((migration) => migration.name);
  });
}

/** Takes back everything after `to` (`''`: everything), last first; gives the names taken back. */
export function migrateDown(db: Knex, { schema, migrations }: Migrating, to: string): Promise<string[]> {
  return exclusively(db, schema, async (connection) => {
    const done = await appliedNames(connection);
    const from = migrations.findIndex((migration) => migration.name === to) + 1;
    if (from === 0 && to !== '') throw new Error(`no migration is called ${to}`);
    const undone = migrations
      .slice(from)
      .filter((migration) => done.has(migration.name))
      .reverse();
    for (const { name, down } of undone) {
      await step(connection, name, down);
      await connection.query('delete from migration where name = $1', [name]);
    }
    return undone.map((migration) => migration.name);
  });
}

/** Whether every migration of the list has been applied. */
export async function expectedVersionSeen(db: Knex, migrations: readonly Migration[]): Promise<boolean> {
  return withConnection(db, async (connection) => {
    const { rows } = await connection.query<{ there: boolean }>("select to_regclass('migration') is not null as there");
    if (rows[0]?.there !== true) return false;
    const done = await appliedNames(connection);
    return migrations.every((migration) => done.has(migration.name));
  });
}

async function step(connection: ClientBase, name: string, sql: string): Promise<void> {
  await connection.query(sql).catch((error: unknown) => {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
}

async function appliedNames(connection: ClientBase): Promise<Set<string>> {
  const { rows } = await connection.query<{ name: string }>('select name from migration');
  return new Set(rows.map((row) => row.name));
}

// Straight through pg: knex would take a `?` inside the SQL for a binding.
function exclusively<T>(db: Knex, schema: string, fn: (connection: ClientBase) => Promise<T>): Promise<T> {
  return withConnection(db, async (connection) => {
    await connection.query('begin');
    try {
      await connection.query('set local statement_timeout = 0; set local lock_timeout = 0');
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`migrate ${schema}`]);
      const result = await fn(connection);
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  });
}
