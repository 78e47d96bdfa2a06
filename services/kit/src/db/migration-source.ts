import type { Knex } from 'knex';
import type { ClientBase, QueryConfig } from 'pg';
import type { Migration } from './migration.js';

const lockTimeout = '5s';
// As long as it takes, on this side too.
const patiently = (text: string): QueryConfig & { query_timeout: number } => ({ text, query_timeout: 2_147_483_647 });

/** Our list as knex's migrator reads it: SQL as it stands, in the list's order, each waiting five seconds for a lock at most. */
export const migrationSource = (migrations: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ name, up, down, concurrently }) => ({
    up: (db) => apply(db, { name, sql: up, alone: concurrently === true }),
    down: (db) => apply(db, { name, sql: down, alone: concurrently === true }),
    config: { transaction: concurrently !== true },
  }),
});

interface Step {
  name: string;
  sql: string;
  /** Outside a transaction. */
  alone: boolean;
}

// Straight through pg: knex would take a `?` inside the SQL for a binding.
async function apply(db: Knex, { name, sql, alone }: Step): Promise<void> {
  const connection: ClientBase = await db.client.acquireConnection();
  try {
    if (!alone) await connection.query(`set local statement_timeout = 0; set local lock_timeout = '${lockTimeout}'`);
    await connection.query(patiently(sql));
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    // Inside a transaction this gives nothing back: the connection is the transaction's.
    await db.client.releaseConnection(connection);
  }
}
