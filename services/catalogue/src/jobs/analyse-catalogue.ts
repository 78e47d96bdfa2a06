import { openDatabase, openedWith, withTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { analysis } from '../reports/store/analysis.js';

/** Every hour counts anew what cards come to by category, supplier and industry: reports read that, however many cards there are. */
export const analyseCatalogue = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Task => ({
  name: 'catalogue.analyse',
  cron: '11 * * * *',
  atStart: true,
  run: async () => {
    // On a connection of its own: counting all cards takes longer than any statement of the service may.
    const patient = openDatabase({ ...openedWith(db), pool: { max: 1 }, statementMs: 0 });
    try {
      await withTransaction(patient, (conn) => analysis(conn).countAnew(clock.now()));
    } finally {
      await patient.destroy();
    }
  },
});
