import type { Task } from '@setu/kit/process';
import { keptDays, supplierDay } from '../card-views/domain/spans.js';
import type { CatalogueDeps } from '../deps.js';

const BATCH = 10_000;

/** Once in a day and night forgets the views of days 400 days ago and more, in small steps. */
export const forgetCardViews = ({ read, clock }: Pick<CatalogueDeps, 'read' | 'clock'>): Task => ({
  name: 'catalogue.forget-card-views',
  cron: '23 21 * * *',
  run: async (_, { signal }) => {
    const day = supplierDay(clock.now(), keptDays);
    while (!signal.aborted && (await read.cardViews.forgetBefore(day, BATCH)) === BATCH);
  },
});
