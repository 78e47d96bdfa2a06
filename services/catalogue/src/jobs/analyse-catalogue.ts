import { withUnlimitedTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { analysis } from '../reports/store/analysis.js';

/** Counts of this age need not be renewed. Otherwise every process that starts would count all cards again. */
const youngMs = 600_000;

/**
 * Recounts cards by category, supplier and industry every hour, and at a start unless the counts are young. Reports read
 * these counts, so their speed does not depend on the number of cards.
 */
export const analyseCatalogue = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>, maxAgeMs = youngMs): Task => ({
  name: 'catalogue.analyse',
  cron: '11 * * * *',
  atStart: true,
  run: () => withUnlimitedTransaction(db, (conn) => analysis(conn).recount(clock.now(), maxAgeMs)),
});
