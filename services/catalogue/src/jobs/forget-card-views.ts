import type { Task } from '@setu/kit/process';
import { retentionDays, supplierDay } from '../card-views/domain/spans.js';
import type { CatalogueDeps } from '../deps.js';

const BATCH = 10_000;

/** Deletes card views older than 400 days, once a day and in small batches. */
export const forgetCardViews = ({ autocommit, clock }: Pick<CatalogueDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'catalogue.forget-card-views',
  cron: '23 21 * * *',
  run: async (_, { signal }) => {
    const day = supplierDay(clock.now(), retentionDays);
    while (!signal.aborted && (await autocommit.cardViews.forgetBefore(day, BATCH)) === BATCH);
  },
});
