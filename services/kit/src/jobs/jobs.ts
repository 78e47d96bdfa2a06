import type { Conn } from '../db/open.js';
import type { TaskWish } from './task.js';

/** Work for later, asked for in the transaction that is the reason for it: done if, and only if, that commits. */
export interface Jobs {
  /** The task's name, and what it needs to know, as JSON. */
  add(name: string, payload?: unknown, wish?: TaskWish): Promise<void>;
}

const addJob = `select add_job(identifier => ?, payload => ?::json, job_key => ?::text, run_at => ?::timestamptz, max_attempts => ?::int)`;

/** Jobs in the transaction `conn`, in the queue of its schema. */
export const jobs = (conn: Conn): Jobs => ({
  add: async (name, payload = {}, { key, runAt, maxAttempts } = {}) => {
    const given = [name, JSON.stringify(payload), key ?? null, runAt ?? null, maxAttempts ?? null];
    await conn.raw(addJob, given);
  },
});
