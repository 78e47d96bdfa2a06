import { withPatientTransaction } from '@setu/kit/db';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { analysis } from '../reports/store/analysis.js';

/** Every hour counts anew what cards come to by category, supplier and industry: reports read that, however many cards there are. */
export const analyseCatalogue = ({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Task => ({
  name: 'catalogue.analyse',
  cron: '11 * * * *',
  atStart: true,
  run: () => withPatientTransaction(db, (conn) => analysis(conn).countAnew(clock.now())),
});
