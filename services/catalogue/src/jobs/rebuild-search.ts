import { openDatabase, openedWith, withTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { readModel } from '../search/store/read-model.js';

const night = 24 * 3_600_000;

/** Once in a day and night the read model is made anew: ranks follow what is asked for, and gaps and leftovers go. */
export const rebuildSearchJob = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Task => ({
  name: 'catalogue.rebuild-search',
  cron: '41 * * * *',
  atStart: true,
  run: () => rebuildUnlessSince(db, new Date(clock.now().getTime() - night)),
});

/** On a connection of its own: making the read model takes longer than any statement of the service may. */
async function rebuildUnlessSince(pool: CatalogueDeps['db'], since: Date): Promise<boolean> {
  const patient = openDatabase({ ...openedWith(pool), pool: { max: 1 }, statementMs: 0 });
  try {
    return await withTransaction(patient, (conn) => readModel(conn).rebuildUnlessSince(since));
  } finally {
    await patient.destroy();
  }
}
