/** A durable background task. One process at a time runs it, and failures are retried with increasing pauses. */
export interface Task {
  /** `<service>.<purpose>`, permanent, because waiting jobs refer to it. */
  name: string;
  /** The schedule in five cron fields, in UTC. One replica runs it. */
  cron?: string;
  /** Also runs once after a start, however many replicas start. */
  atStart?: true;
  /**
   * For tasks that wait for external servers. They run in a separate pool, several concurrently, so that they delay no
   * other task.
   */
  apart?: true;
  /** Default 25, with pauses that grow to hours. */
  maxAttempts?: number;
  run(payload: unknown, running: { signal: AbortSignal }): Promise<unknown>;
}

/** Options of a job. */
export interface TaskOptions {
  /** At most one job per key waits. A later one replaces the earlier. */
  key?: string;
  /** The earliest start. Default: immediately. */
  runAt?: Date;
  maxAttempts?: number;
}
