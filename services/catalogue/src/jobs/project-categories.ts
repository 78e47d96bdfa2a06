import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import { projectCategoryName, projectionBatch } from '../category-tree/changes/project-category.js';
import type { CatalogueDeps } from '../deps.js';

type Projecting = Pick<CatalogueDeps, 'read' | 'write'>;

const payloadShape = z.object({ num: z.int() });

/**
 * Updates a category's cards in short transactions. If a newer change restarts the update, this task also performs the
 * restarted update.
 */
export const projectCategoryTask = ({ write }: Projecting): Task => ({
  name: projectCategoryName,
  run: (payload, { signal }) => throughCards(write, payloadShape.parse(payload).num, signal),
});

/**
 * Finishes updates that a killed process left incomplete. The job queue itself would retry a killed task only after
 * hours.
 */
export const projectPendingCategories = ({ read, write }: Projecting): Task => ({
  name: 'catalogue.project-due-categories',
  cron: '* * * * *',
  atStart: true,
  run: async (_, { signal }) => {
    for (const num of await read.categoryProjections.due()) await throughCards(write, num, signal);
  },
});

async function throughCards(write: Projecting['write'], num: number, signal: AbortSignal): Promise<void> {
  const runBatch = () => write(({ categoryProjections }) => categoryProjections.step(num, projectionBatch));
  while (!signal.aborted && (await runBatch()));
  // Throws if the process is stopping, so that the task runs again after the next start.
  signal.throwIfAborted();
}
