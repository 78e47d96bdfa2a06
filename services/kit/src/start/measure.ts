import type { Knex } from 'knex';
import {
  databaseUp,
  deadLetteredEvents,
  jobAgeSeconds,
  jobCount,
  outboxAgeSeconds,
  outboxUnpublished,
  poolConnections,
} from '../metrics.js';

/**
 * Updates the gauges of a service's pool, outbox, dead-lettered events and jobs. Throws if its database does not
 * answer.
 */
export async function measure(service: string, db: Knex): Promise<void> {
  const { pool } = db.client;
  poolConnections.set({ service, state: 'used' }, pool.numUsed());
  poolConnections.set({ service, state: 'free' }, pool.numFree());
  poolConnections.set({ service, state: 'waiting' }, pool.numPendingAcquires());
  try {
    await measureEvents(service, db);
    await measureJobs(service, db);
    databaseUp.set({ service }, 1);
  } catch (error) {
    databaseUp.set({ service }, 0);
    throw error;
  }
}

async function measureEvents(service: string, db: Knex): Promise<void> {
  const { rows }: { rows: { waiting: string; age: string | null; deadLettered: string }[] } = await db.raw(
    `select count(*) as waiting, extract(epoch from now() - min(occurred_at)) as age,
            (select count(*) from dead_letter) as "deadLettered"
       from outbox where published_at is null`,
  );
  const [found] = rows;
  outboxUnpublished.set({ service }, Number(found?.waiting ?? 0));
  outboxAgeSeconds.set({ service }, Math.max(0, Number(found?.age ?? 0)));
  deadLetteredEvents.set({ service }, Number(found?.deadLettered ?? 0));
}

interface TaskRow {
  task: string;
  waiting: string;
  later: string;
  failed: string;
  age: string | null;
}

// Reads graphile-worker's tables. A task without waiting jobs has a row too, so that its gauge returns to 0.
const jobsByTask = `
  select t.identifier as task,
         count(j.id) filter (where j.attempts < j.max_attempts and j.run_at <= now()) as waiting,
         count(j.id) filter (where j.attempts < j.max_attempts and j.run_at > now()) as later,
         count(j.id) filter (where j.attempts >= j.max_attempts) as failed,
         extract(epoch from now() - min(j.run_at) filter (where j.attempts < j.max_attempts and j.run_at <= now())) as age
    from _private_tasks t left join _private_jobs j on j.task_id = t.id
   group by t.identifier`;

async function measureJobs(service: string, db: Knex): Promise<void> {
  const { rows }: { rows: TaskRow[] } = await db.raw(jobsByTask);
  for (const { task, waiting, later, failed, age } of rows) {
    jobCount.set({ service, task, state: 'waiting' }, Number(waiting));
    jobCount.set({ service, task, state: 'later' }, Number(later));
    jobCount.set({ service, task, state: 'failed' }, Number(failed));
    jobAgeSeconds.set({ service, task }, Math.max(0, Number(age ?? 0)));
  }
}
