import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';

const BATCH = 10_000;

/** Once in a day and night forgets what was asked so long ago that it counts for nothing, in small steps. */
export const forgetDemand = ({ read }: Pick<CatalogueDeps, 'read'>): Task => ({
  name: 'catalogue.forget-demand',
  cron: '33 21 * * *',
  run: async (_, { signal }) => {
    while (!signal.aborted && (await read.demand.forget(BATCH)) === BATCH);
  },
});
