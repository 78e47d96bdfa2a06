import { withUnlimitedTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { readModel } from '../search/store/read-model.js';

const night = 24 * 3_600_000;

/** Rebuilds the read model once a day. This updates ranks from demand, and removes gaps and stale rows. */
export const rebuildSearchJob = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Task => ({
  name: 'catalogue.rebuild-search',
  cron: '41 * * * *',
  atStart: true,
  run: () =>
    withUnlimitedTransaction(db, (conn) => readModel(conn).rebuildUnlessSince(new Date(clock.now().getTime() - night))),
});
