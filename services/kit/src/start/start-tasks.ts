import type { Knex } from 'knex';
import { keepPartitions } from '../db/keep-partitions.js';
import { loop } from '../db/loop.js';
import { runTasks } from '../jobs/run-tasks.js';
import type { Task } from '../jobs/task.js';
import type { Log } from '../log.js';
import { sweep } from './housekeeping.js';
import { measure } from './measure.js';
import type { ServiceEnv } from './service-env.js';

/** The number of concurrent tasks that wait for external servers. */
const APART_AT_ONCE = 16;

export interface Working {
  service: string;
  db: Knex;
  tasks: readonly Task[];
  log: Log;
  env: Pick<ServiceEnv, 'TASKS_DELAY_MS' | 'KEEP_MONTHS'>;
}

/** Starts the tasks of the service and of the kit. `close` waits for the running ones. */
export function startTasks({ service, db, tasks, log, env }: Working): { close(): Promise<void> } {
  const stopping = new AbortController();
  // Every process measures its own pool, so this cannot be a task, which only one replica runs.
  const measuring = loop({
    name: `${service}.measure`,
    everyMs: 10_000,
    runOnce: () => measure(service, db),
    log,
    signal: stopping.signal,
  });
  const sweeping: Task = { name: `${service}.sweep`, cron: '23 * * * *', run: (_, { signal }) => sweep(db, signal) };
  const partitioning: Task = {
    name: `${service}.partitions`,
    cron: '41 2 * * *',
    atStart: true,
    run: async (_, { signal }) => {
      const done = await keepPartitions(db, { now: new Date(), keepMonths: env.KEEP_MONTHS, signal });
      if (done.created.length + done.detached.length > 0) log.info(done, 'partitions of months changed');
    },
  };
  const own = [sweeping, partitioning];
  const shared = { db, log, delayMs: env.TASKS_DELAY_MS };
  const running = [runTasks({ ...shared, tasks: [...own, ...tasks.filter(({ apart }) => !apart)] })];
  const apart = tasks.filter((task) => task.apart);
  if (apart.length > 0) running.push(runTasks({ ...shared, tasks: apart, concurrency: APART_AT_ONCE }));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all([measuring, ...running.map((one) => one.close())]);
    },
  };
}
