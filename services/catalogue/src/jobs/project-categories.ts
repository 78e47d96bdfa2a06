import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import { projectCategoryName, projectionBatch } from '../category-tree/changes/project-category.js';
import type { CatalogueDeps } from '../deps.js';

type Projecting = Pick<CatalogueDeps, 'read' | 'write'>;

const payloadShape = z.object({ num: z.int() });

/** Goes through a category's cards in short transactions; where a newer change begins anew, it follows. */
export const projectCategoryTask = ({ write }: Projecting): Task => ({
  name: projectCategoryName,
  run: (payload, { signal }) => throughCards(write, payloadShape.parse(payload).num, signal),
});

/** Finishes what a killed process left: the queue itself gives a killed task back only after hours. */
export const projectDueCategories = ({ read, write }: Projecting): Task => ({
  name: 'catalogue.project-due-categories',
  cron: '* * * * *',
  atStart: true,
  run: async (_, { signal }) => {
    for (const num of await read.categoryProjections.due()) await throughCards(write, num, signal);
  },
});

async function throughCards(write: Projecting['write'], num: number, signal: AbortSignal): Promise<void> {
  const step = () => write(({ categoryProjections }) => categoryProjections.step(num, projectionBatch));
  while (!signal.aborted && (await step()));
  // Stopped on the way: tried again by whoever starts next.
  signal.throwIfAborted();
}
