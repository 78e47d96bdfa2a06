import { withUnlimitedTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { RequestDeps } from '../deps.js';
import { statusCountStore } from '../requests/store/status-counts.js';

/** Adds up the recorded changes of the stored counts every minute, so that reading a count stays fast. */
export const foldStatusCounts = ({ write }: Pick<RequestDeps, 'write'>): Task => ({
  name: 'request.fold-counts',
  cron: '* * * * *',
  run: () => write(({ statusCounts }) => statusCounts.fold()),
});

/** Compares the stored counts with the requests every night, corrects them and logs what was wrong. */
export const repairStatusCounts = ({ db, log }: Pick<RequestDeps, 'db' | 'log'>): Task => ({
  name: 'request.repair-counts',
  cron: '47 2 * * *',
  run: async () => {
    const drift = await withUnlimitedTransaction(db, (conn) => statusCountStore(conn).repair());
    if (drift.length > 0) log.error({ drift }, 'stored counts of requests were wrong and are corrected');
  },
});
