import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { retentionHours } from '../search-index/store/doc-changes.js';

const batch = 10_000;

/** Deletes search document changes that no index follower needs any more, once an hour and in small batches. */
export const forgetSearchChanges = ({ autocommit, clock }: Pick<CatalogueDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'catalogue.forget-search-changes',
  cron: '17 * * * *',
  run: async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - retentionHours * 3_600_000);
    while (!signal.aborted && (await autocommit.docChanges.forget(before, batch)) === batch);
  },
});
