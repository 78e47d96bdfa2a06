import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';

/** The retention of searches, in days. It lets a report compare a year with the end of the previous one. */
const retentionDays = 400;
const batch = 10_000;

/** Deletes searches older than 400 days, once a day and in small batches. */
export const forgetSearches = ({ autocommit, clock }: Pick<CatalogueDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'catalogue.forget-searches',
  cron: '37 21 * * *',
  run: async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
    while (!signal.aborted && (await autocommit.searchLog.forgetBefore(before, batch)) === batch);
  },
});
