/** A piece of background work: durable, tried again with growing pauses when it fails, by one process at a time. */
export interface Task {
  /** `<service>.<purpose>`, never changed: tasks that wait carry it. */
  name: string;
  /** When it is due, as five fields of cron in UTC; one replica runs it. */
  cron?: string;
  /** Also once right after a start, however many replicas start. */
  atStart?: true;
  /** Waits for strangers' servers: runs beside the others, several at once, so that they hold up nothing else. */
  apart?: true;
  /** 25 unless told; the pauses grow to hours. */
  maxAttempts?: number;
  run(payload: unknown, running: { signal: AbortSignal }): Promise<unknown>;
}

/** What a task may be asked for beside its payload. */
export interface TaskWish {
  /** At most one waits per key; a later one takes the place of the earlier. */
  key?: string;
  /** Not before; at once unless told. */
  runAt?: Date;
  maxAttempts?: number;
}
