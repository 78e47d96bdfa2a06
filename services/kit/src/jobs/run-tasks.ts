import { setTimeout as wait } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { runInContext } from '../context.js';
import { openedWith } from '../db/open.js';
import { systemIds } from '../ids.js';
import type { Log } from '../log.js';
import { jobs } from './jobs.js';
import { queueLog } from './queue-log.js';
import { queuePool } from './queue-pool.js';
import type { Task } from './task.js';

export interface RunningTasks {
  db: Knex;
  tasks: readonly Task[];
  log: Log;
  /** The number of concurrent tasks in this process. Default 1. */
  concurrency?: number;
  /** Milliseconds before the first task. Default 0. */
  delayMs?: number;
}

const againMs = 5_000;
const graceMs = 5_000;
const longestCloseMs = 10_000;

/**
 * Runs the service's tasks in the background: scheduled, requested and start-up tasks. Does not delay the service,
 * which already accepts calls. `close` waits for the running task and aborts it after 5 s.
 */
export function runTasks(running: RunningTasks): { close(): Promise<void> } {
  const stopping = new AbortController();
  const pool = queuePool(openedWith(running.db));
  const waiting = wait(running.delayMs ?? 0, undefined, { signal: stopping.signal, ref: false })
    .catch(() => undefined)
    .then(() => keepRunning(running, pool, stopping.signal));
  return {
    close: async () => {
      stopping.abort();
      // An unavailable database must not keep the process alive. The next process retries the unfinished task.
      await Promise.race([waiting.then(() => pool.end()), wait(longestCloseMs, undefined, { ref: false })]);
    },
  };
}

// The library's runner ends during a long database outage, so it is started again.
async function keepRunning(running: RunningTasks, pool: Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const runner = await begin(running, pool);
      const stop = (): void => void runner.stop().catch(() => undefined);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      await runner.promise;
      // The library sets a failure exit code when its runner ends, but the process continues.
      process.exitCode = undefined;
    } catch (error) {
      if (!signal.aborted)
        running.log.warn({ err: error }, 'background tasks wait because the queue cannot be reached');
    }
    await wait(againMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function begin({ db, tasks, log, concurrency = 1 }: RunningTasks, pgPool: Pool): Promise<Runner> {
  const { parseCronItems, run } = await import('graphile-worker');
  for (const { name, atStart, maxAttempts } of tasks) {
    if (atStart) await jobs(db).add(name, {}, { key: `${name} at start`, ...(maxAttempts && { maxAttempts }) });
  }
  const due = tasks.flatMap(({ name, cron, maxAttempts }) =>
    cron === undefined
      ? []
      : [{ task: name, match: cron, options: { backfillPeriod: 0, ...(maxAttempts && { maxAttempts }) } }],
  );
  return run({
    pgPool,
    schema: openedWith(db).schema,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: graceMs,
    logger: await queueLog(log),
    taskList: Object.fromEntries(tasks.map((task) => [task.name, runnable(task)])),
    parsedCronItems: parseCronItems(due),
  });
}

const runnable =
  ({ run }: Task) =>
  async (payload: unknown, { abortSignal }: { abortSignal?: AbortSignal }): Promise<void> => {
    const signal = abortSignal ?? new AbortController().signal;
    await runInContext({ requestId: systemIds.id() }, () => run(payload, { signal }));
  };
