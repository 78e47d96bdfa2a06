/** A step of the schema in plain SQL, both ways; its name sorts and stays, its text never changes once landed. */
export interface Migration {
  name: string;
  up: string;
  down: string;
  /** Outside a transaction, for what cannot stand in one (`create index concurrently`): one statement, that may be repeated. */
  concurrently?: true;
  /** Takes away or narrows what the release before still uses; only once no process of it runs. */
  contract?: true;
}

export interface Migrating {
  schema: string;
  migrations: readonly Migration[];
}
