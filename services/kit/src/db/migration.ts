/**
 * A schema change in plain SQL, in both directions. Its name is sortable and permanent. Its text never changes after
 * release.
 */
export interface Migration {
  name: string;
  up: string;
  down: string;
  /**
   * Runs outside a transaction, for statements that Postgres forbids in one (`create index concurrently`). It must be a
   * single repeatable statement.
   */
  concurrently?: true;
  /**
   * Removes or narrows something that the previous release still uses. Apply it only when no process of that release
   * runs.
   */
  contract?: true;
}

export interface Migrating {
  schema: string;
  migrations: readonly Migration[];
}
