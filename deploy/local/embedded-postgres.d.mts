import type { Client } from 'pg';

/** The options of an embedded Postgres. */
export interface Options {
  /** An absolute path. The cluster is in its folder `postgres`, or at the path in `postgres-is-at`. */
  dataDir: string;
  /** The owner's password, as set when the cluster was created. */
  password: string;
  /** False only for data that may be lost. */
  fsync?: boolean;
  /** The default is a free port. */
  port?: number;
  logFile?: string;
  /** Further settings of the server. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The owner's connection string for the database `setu`. */
  url: string;
  major: number;
  cluster: string;
  pid: number;
  /** Resolves with the reason why the server ended. */
  exited: Promise<string>;
  stop: () => Promise<void>;
}

export function startPostgres(options: Options): Promise<EmbeddedPostgres>;
export function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T>;
export function mustKnowCyrillic(url: string): Promise<void>;
