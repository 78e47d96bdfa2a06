import { setTimeout as wait } from 'node:timers/promises';
import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import { countWritten } from '../domain/import-run.js';
import { readHeader } from '../domain/read-header.js';
import type { Progress } from '../store/import-runs.js';
import { endRun } from './end-run.js';
import { markRun } from './mark-run.js';
import { type RunContext, RunLost } from './run-context.js';
import { scheduleImport } from './schedule-import.js';
import { withPictures } from './store-pictures.js';
import { writeRows } from './write-rows.js';

const batch = 100;
const reportEveryMs = 500;
/**
 * The time slice of one task run, in milliseconds. After it, imports of other companies and other jobs get their turn.
 */
const sliceMs = 20_000;
/**
 * The maximum number of rows in one transaction. A transaction that needs one of these cards or stops the run waits
 * until the whole batch is done.
 */
const rowsPerTransaction = 25;
/** The pause between batches, in milliseconds. It lets other readers and writers of cards proceed. */
const pauseMs = 1;

/**
 * Writes a run's valid rows in batches until the time slice is over. Then it schedules another task, or completes the
 * run if no row is left.
 */
export async function applyRun(context: RunContext): Promise<void> {
  const { deps, run, signal } = context;
  const { read, clock } = deps;
  const header = readHeader(run.titles);
  if (typeof header === 'string') throw new Error(`the titles of run ${run.id} cannot be read: ${header}`);
  const deadline = Date.now() + sliceMs;
  let reportedAt = Date.now();
  const { picturesNamed, picturesFound } = run;
  const counts = { ...(await read.importRows.counts(run.id)), picturesNamed, picturesFound };
  const actor = { ...systemActor('catalogue'), ...run.starter, kind: 'user', roles: [...run.starter.roles] };
  for (;;) {
    const rows = await read.importRows.pending(run.id, batch);
    if (rows.length === 0) break;
    for (let from = 0; from < rows.length; ) {
      signal.throwIfAborted();
      const some = await withPictures(context, header, rows.slice(from, from + rowsPerTransaction));
      from += some.length;
      const results = await runInContext({ requestId: systemIds.id(), actor }, () => writeRows(context, header, some));
      some.forEach(({ result: before }, at) => {
        countWritten(counts, before, results[at] ?? before);
      });
      const { row: atRow = 0, name: atName = '' } = some.at(-1) ?? {};
      const isTimeUp = Date.now() > deadline;
      if (isTimeUp || Date.now() - reportedAt >= reportEveryMs) {
        reportedAt = Date.now();
        await reportProgress(context, { atRow, atName, counts });
      }
      if (isTimeUp) {
        await deps.write((stores) => scheduleImport(stores, run.companyId));
        return;
      }
      await wait(pauseMs);
    }
  }
  if (counts.refused > 0 || (await read.importRows.hasWarnings(run.id))) await markRun(context, header);
  await deps.write(async (stores) => {
    if (!(await stores.importRuns.renewClaim(run.id, context.worker))) throw new RunLost();
    await endRun(stores, run, { state: 'applied', at: clock.now() });
  });
}

/** Saves the run's progress and renews this worker's hold on it. */
const reportProgress = ({ deps, run, worker }: RunContext, progress: Progress): Promise<void> =>
  deps.write(async ({ importRuns }) => {
    if (!(await importRuns.renewClaim(run.id, worker))) throw new RunLost();
    await importRuns.progress(run.id, progress);
  });
