import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';

const BATCH = 10_000;

/** Deletes demand that is too old to count, once a day and in small batches. */
export const forgetDemand = ({ autocommit }: Pick<CatalogueDeps, 'autocommit'>): Task => ({
  name: 'catalogue.forget-demand',
  cron: '33 21 * * *',
  run: async (_, { signal }) => {
    while (!signal.aborted && (await autocommit.demand.forget(BATCH)) === BATCH);
  },
});
