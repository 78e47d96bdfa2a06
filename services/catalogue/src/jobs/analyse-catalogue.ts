import { withUnlimitedTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { analysis } from '../reports/store/analysis.js';

/**
 * Recounts cards by category, supplier and industry every hour. Reports read these counts, so their speed does not
 * depend on the number of cards.
 */
export const analyseCatalogue = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Task => ({
  name: 'catalogue.analyse',
  cron: '11 * * * *',
  atStart: true,
  run: () => withUnlimitedTransaction(db, (conn) => analysis(conn).recount(clock.now())),
});
