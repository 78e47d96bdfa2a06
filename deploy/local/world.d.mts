export interface WorldOptions {
  /** The port of the BFF. */
  port: number;
  /** An absolute path. */
  dataDir: string;
  /** The settings. The default is our own environment. */
  env?: Record<string, string | undefined>;
  /** Whether NATS and MinIO are started too. */
  real?: boolean;
  /** Receives remarks: crashes, and warnings of a process. */
  log?: (text: string) => void;
  /** What is still being built: the servers' code and the web app. */
  made?: { compiled: Promise<unknown>; web: Promise<unknown> };
  /** Whether the processes run from their bundles, which start faster, or from the compiled files. */
  isBundled?: boolean;
  /** Whether remarks include every log line. */
  verbose?: boolean;
  /** Receives the function that stops everything, before anything starts. */
  onBegin?: (stop: () => Promise<void>) => void;
}

/** A running Setu. */
export interface World {
  url: string;
  /** The database connection string of each service. */
  urls: Record<string, string>;
  /** The connection string of the owner, if we have it. */
  ownerUrl: string | undefined;
  demo: boolean;
  /** The settings it was started with. */
  plan: import('./services.mjs').Plan;
  /** The ids of the processes, by name. */
  pids: () => Record<string, number | undefined>;
  /** Stops everything, in reverse order. May be called at any time and repeatedly. */
  restart(names: string[]): Promise<string[]>;
  stop: () => Promise<void>;
}

export function startWorld(options: WorldOptions): Promise<World>;
