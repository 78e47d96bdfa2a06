import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import { batches, projectCompanyBatch, projectCompanyName } from '../cards/changes/project-company.js';
import { nextShare } from '../cards/domain/batch-share.js';
import type { CatalogueDeps } from '../deps.js';

type Projecting = Pick<CatalogueDeps, 'read' | 'write'>;

const payloadShape = z.object({ companyId: z.string() });

/**
 * Updates a company's cards in short transactions. If a newer state of the company restarts the update, this task also
 * performs the restarted update.
 */
export const projectCompanyTask = ({ write }: Projecting): Task => ({
  name: projectCompanyName,
  run: (payload, { signal }) => throughCards(write, payloadShape.parse(payload).companyId, signal),
});

/**
 * Finishes updates that a killed process left incomplete. The job queue itself would retry a killed task only after
 * hours.
 */
export const projectPendingCompanies = ({ read, write }: Projecting): Task => ({
  name: 'catalogue.project-due-companies',
  cron: '* * * * *',
  atStart: true,
  run: async (_, { signal }) => {
    for (const companyId of await read.companyProjections.pending()) await throughCards(write, companyId, signal);
  },
});

const partOf = (part: number) => ({
  removed: Math.ceil(batches.removed * part),
  added: Math.ceil(batches.added * part),
});

async function throughCards(write: Projecting['write'], companyId: string, signal: AbortSignal): Promise<void> {
  let part = 1;
  for (let hasMore = true; hasMore && !signal.aborted; ) {
    const startedAt = performance.now();
    hasMore = await write((stores) => projectCompanyBatch(stores, companyId, partOf(part)));
    part = nextShare(part, performance.now() - startedAt);
  }
  // Throws if the process is stopping, so that the task runs again after the next start.
  signal.throwIfAborted();
}
