import { setTimeout as wait } from 'node:timers/promises';
import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import { readHeader } from '../domain/read-header.js';
import { askForWork } from './ask-for-work.js';
import { endRun } from './end-run.js';
import { markRun } from './mark-run.js';
import { LetGo, type Working } from './working.js';
import { writeRow } from './write-row.js';

const batch = 100;
const toldEveryMs = 500;
/** Then another company's file, or any other work, has its turn. */
const sliceMs = 20_000;
/** Between rows: readers and writers of cards go first. */
const pauseMs = 1;

/** Writes a run's good rows one after another, for a while; then it asks for more time, or the run is done. */
export async function applyRun(working: Working): Promise<void> {
  const { deps, run, signal } = working;
  const { read, write, clock } = deps;
  const header = readHeader(run.titles);
  if (typeof header === 'string') throw new Error(`the titles of run ${run.id} cannot be read: ${header}`);
  const until = Date.now() + sliceMs;
  let toldAt = Date.now();
  const actor = { ...systemActor('catalogue'), ...run.starter, kind: 'user', roles: [...run.starter.roles] };
  for (;;) {
    const rows = await read.importRows.due(run.id, batch);
    if (rows.length === 0) break;
    for (const row of rows) {
      signal.throwIfAborted();
      await runInContext({ requestId: systemIds.id(), actor }, () => writeRow(working, header, row));
      if (Date.now() - toldAt >= toldEveryMs) {
        toldAt = Date.now();
        await tell(working, row.row, row.name);
      }
      if (Date.now() > until) {
        await tell(working, row.row, row.name);
        await write((stores) => askForWork(stores, run.companyId));
        return;
      }
      await wait(pauseMs);
    }
  }
  const { refused } = await read.importRows.counts(run.id);
  if (refused > 0) await markRun(working, header);
  await write(async (stores) => {
    if (!(await stores.importRuns.hold(run.id, working.worker))) throw new LetGo();
    await endRun(stores, run, { state: 'applied', at: clock.now() });
  });
}

/** Says how far it is, and that somebody is at it. */
const tell = ({ deps, run, worker }: Working, atRow: number, atName: string): Promise<void> =>
  deps.write(async ({ importRuns, importRows }) => {
    if (!(await importRuns.hold(run.id, worker))) throw new LetGo();
    const { picturesNamed, picturesFound } = run;
    const counts = { ...(await importRows.counts(run.id)), picturesNamed, picturesFound };
    await importRuns.progress(run.id, { atRow, atName, counts });
  });
