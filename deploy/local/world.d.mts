export interface WorldOptions {
  /** Of the BFF. */
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Settings; our own environment by default. */
  env?: Record<string, string | undefined>;
  /** NATS and MinIO are started too. */
  real?: boolean;
  /** Takes remarks: deaths, warnings of a process. */
  log?: (text: string) => void;
  /** Remarks hold every log line. */
  verbose?: boolean;
  /** Gets the way to stop before anything is started. */
  onBegin?: (stop: () => Promise<void>) => void;
}

/** A running constellation. */
export interface World {
  url: string;
  /** Database connection strings per service. */
  urls: Record<string, string>;
  /** Of the whole database, when we have it. */
  ownerUrl: string | undefined;
  demo: boolean;
  /** What it is made of. */
  plan: import('./services.mjs').Plan;
  /** Of the processes, by name. */
  pids: () => Record<string, number | undefined>;
  /** Everything, in reverse order; may be called at any time, also twice. */
  restart(names: string[]): Promise<string[]>;
  stop: () => Promise<void>;
}

export function startWorld(options: WorldOptions): Promise<World>;
