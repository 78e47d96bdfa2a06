import type { Client } from 'pg';

/** How to run an embedded Postgres. */
export interface Options {
  /** Absolute path; the cluster lives in its folder `postgres`, or where the pointer beside it says. */
  dataDir: string;
  /** Of the owner; the one given when the cluster was made. */
  password: string;
  /** False only for data nobody will miss. */
  fsync?: boolean;
  /** A free one by default. */
  port?: number;
  logFile?: string;
}

export interface EmbeddedPostgres {
  /** The owner's address of database `setu`. */
  url: string;
  major: number;
  cluster: string;
  pid: number;
  /** How the server ended. */
  exited: Promise<string>;
  stop: () => Promise<void>;
}

export function startPostgres(options: Options): Promise<EmbeddedPostgres>;
export function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T>;
export function mustKnowCyrillic(url: string): Promise<void>;
