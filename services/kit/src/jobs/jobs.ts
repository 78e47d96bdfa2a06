import type { Conn } from '../db/open.js';
import type { TaskOptions } from './task.js';

/** Adds background jobs in the current transaction: a job runs only if the transaction commits. */
export interface Jobs {
  /** Adds a job by its task's name, with a JSON payload. */
  add(name: string, payload?: unknown, options?: TaskOptions): Promise<void>;
}

const addJob = `select add_job(identifier => ?, payload => ?::json, job_key => ?::text, run_at => ?::timestamptz, max_attempts => ?::int)`;

/** Returns the job queue of the schema, bound to the transaction `conn`. */
export const jobs = (conn: Conn): Jobs => ({
  add: async (name, payload = {}, { key, runAt, maxAttempts } = {}) => {
    const bindings = [name, JSON.stringify(payload), key ?? null, runAt ?? null, maxAttempts ?? null];
    await conn.raw(addJob, bindings);
  },
});
