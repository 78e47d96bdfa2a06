import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppError } from '@setu/kit/core';
import { isOutage } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { CatalogueDeps } from '../deps.js';
import { applyRun } from '../imports/changes/apply-run.js';
import { checkRun } from '../imports/changes/check-run.js';
import { endRun } from '../imports/changes/end-run.js';
import { readLists } from '../imports/changes/read-lists.js';
import { type RunContext, RunLost } from '../imports/changes/run-context.js';
import { importCardsTask, scheduleImport } from '../imports/changes/schedule-import.js';
import type { ImportRun } from '../imports/domain/import-run.js';
import { noPictures, openPictures } from '../imports/pictures/picture-archive.js';
import { Unreadable } from '../imports/reading/unreadable.js';

const payloadShape = z.object({ companyId: z.string() });
const renewEveryMs = 5_000;

/**
 * Checks or writes the company's oldest waiting card file for one time slice. Schedules itself again while there is
 * more to do.
 */
export const importCards = (deps: CatalogueDeps): Task => ({
  name: importCardsTask,
  run: async (payload, { signal }) => {
    const { companyId } = payloadShape.parse(payload);
    const worker = deps.ids.id();
    const run = await deps.write(({ importRuns }) => importRuns.claim(companyId, worker));
    if (run === undefined) return;
    const renewal = setInterval(() => void renewClaim(deps, run.id, worker), renewEveryMs).unref();
    try {
      await processRun(deps, run, { worker, signal });
    } finally {
      clearInterval(renewal);
      await deps.autocommit.importRuns.release(run.id, worker);
    }
    if ((await deps.read.importRuns.waiting()).includes(companyId))
      await deps.write((stores) => scheduleImport(stores, companyId));
  },
});

const renewClaim = ({ autocommit }: CatalogueDeps, id: string, worker: string): Promise<unknown> =>
  autocommit.importRuns.renewClaim(id, worker).catch(() => undefined);

/** Resumes runs that a killed process left. The job queue itself would retry a killed task only after hours. */
export const resumeImports = ({ read, write }: Pick<CatalogueDeps, 'read' | 'write'>): Task => ({
  name: 'catalogue.resume-imports',
  cron: '* * * * *',
  atStart: true,
  run: async () => {
    for (const companyId of await read.importRuns.waiting()) await write((stores) => scheduleImport(stores, companyId));
  },
});

const retentionMs = 30 * 86_400_000;

/** Deletes runs when their files reach the end of retention. */
export const forgetImports = ({ autocommit, clock }: Pick<CatalogueDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'catalogue.forget-imports',
  cron: '37 3 * * *',
  run: async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - retentionMs);
    while (!signal.aborted && (await autocommit.importRuns.forget(before, 1)) > 0);
  },
});

interface Claim {
  worker: string;
  signal: AbortSignal;
}

async function processRun(deps: CatalogueDeps, run: ImportRun, { worker, signal }: Claim): Promise<void> {
  await mkdir(deps.env.IMPORT_TEMP_DIR, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(deps.env.IMPORT_TEMP_DIR, 'run-'));
  let pictures = noPictures;
  try {
    if (run.picturesId !== undefined) {
      const path = join(folder, 'pictures.zip');
      await deps.edge.media.download(run.picturesId, path, signal);
      pictures = await openPictures(path, run.companyId);
    }
    const lists = await readLists(deps.read);
    const context: RunContext = { deps, run, worker, lists, pictures, uploads: new Map(), folder, signal };
    await (run.state === 'reading' ? checkRun(context) : applyRun(context));
  } catch (error) {
    if (error instanceof RunLost) return;
    if (!(error instanceof Unreadable) && (signal.aborted || isAppError(error, 'unavailable') || isOutage(error)))
      throw error;
    // An unexpected error would repeat for ever, so the run ends and the error is logged for an operator.
    if (!(error instanceof Unreadable))
      deps.log.error({ err: error, run: run.id }, 'processing a card file failed unexpectedly');
    const failure = error instanceof Unreadable ? error.failure : 'unreadable';
    await deps.write(async (stores) => {
      if (!(await stores.importRuns.renewClaim(run.id, worker))) return;
      const at = deps.clock.now();
      if (run.state === 'applying') return endRun(stores, run, { state: 'stopped', at });
      await stores.importRows.clear(run.id);
      await endRun(stores, run, { state: 'failed', failure, at });
    });
  } finally {
    pictures.close();
    await rm(folder, { recursive: true, force: true });
  }
}
