import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';

/** How long searches are kept: a report compares a year with the one before's end. */
const keptDays = 400;
const batch = 10_000;

/** Once in a day and night forgets the searches of 400 days ago and more, in small steps. */
export const forgetSearches = ({ read, clock }: Pick<CatalogueDeps, 'read' | 'clock'>): Task => ({
  name: 'catalogue.forget-searches',
  cron: '37 21 * * *',
  run: async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
    while (!signal.aborted && (await read.searchLog.forgetBefore(before, batch)) === batch);
  },
});
