import type { Task } from '@setu/kit/process';
import type { ReviewDeps } from '../deps.js';

const BATCH = 500;

/** The limitation period for claims about a decision: three years (Civil Code of Russia, article 196). */
const contactYears = 3;

/**
 * Erases the contact person from applications that ended more than three years ago. This covers people who were not
 * erased as users.
 */
export const forgetContacts = ({ autocommit, clock }: Pick<ReviewDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'review.forget-contacts',
  cron: '17 3 * * *',
  run: async (_, { signal }) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - contactYears);
    while (!signal.aborted && (await autocommit.applications.forgetEnded(before, BATCH)) === BATCH);
  },
});
