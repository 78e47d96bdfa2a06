import type { Knex } from 'knex';
import { loop } from '../db/loop.js';
import type { Log } from '../log.js';
import { measure, sweep } from './housekeeping.js';

/** Background work: `runOnce` every `everyMs`, the first time right after the start. Several processes may run it at once. */
export type Job = { name: string; everyMs: number; runOnce(signal: AbortSignal): Promise<unknown> };

export type Working = { service: string; db: Knex; jobs: readonly Job[]; log: Log };

/** Starts the service's jobs and the chassis' own; `close` waits for the runs in progress. */
export function startJobs({ service, db, jobs, log }: Working): { close(): Promise<void> } {
  const stopping = new AbortController();
  const own: Job[] = [
    { name: `${service}.measure`, everyMs: 10_000, runOnce: () => measure(service, db) },
    { name: `${service}.sweep`, everyMs: 3_600_000, runOnce: (signal) => sweep(db, signal) },
  ];
  const running = [...own, ...jobs].map((job) => loop({ ...job, log, signal: stopping.signal }));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
