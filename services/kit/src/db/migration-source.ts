import type { Knex } from 'knex';
import type { ClientBase, QueryConfig } from 'pg';
import type { Migration } from './migration.js';

const lockTimeout = '5s';
// Disables pg's client-side timeout as well: a migration may take any time.
const patiently = (text: string): QueryConfig & { query_timeout: number } => ({ text, query_timeout: 2_147_483_647 });

/**
 * Presents our list to knex's migrator: the SQL unchanged, in the list's order. Each migration waits at most five
 * seconds for a lock.
 */
export const migrationSource = (migrations: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ name, up, down, concurrently }) => ({
    up: (db) => apply(db, { name, sql: up, alone: concurrently === true }),
    down: (db) => apply(db, { name, sql: down, alone: concurrently === true }),
    config: { transaction: concurrently !== true },
  }),
});

interface MigrationStep {
  name: string;
  sql: string;
  /** Runs outside a transaction. */
  alone: boolean;
}

// Calls pg directly, because knex would treat a `?` inside the SQL as a binding.
async function apply(db: Knex, { name, sql, alone }: MigrationStep): Promise<void> {
  const connection: ClientBase = await db.client.acquireConnection();
  try {
    if (!alone) await connection.query(`set local statement_timeout = 0; set local lock_timeout = '${lockTimeout}'`);
    await connection.query(patiently(sql));
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    // Inside a transaction this does nothing, because the transaction owns the connection.
    await db.client.releaseConnection(connection);
  }
}
