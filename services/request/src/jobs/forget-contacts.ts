import type { Task } from '@setu/kit/process';
import type { RequestDeps } from '../deps.js';

const BATCH = 500;

/** As long as what a deal was booked by is kept: five years (Federal Law 402-FZ, article 29). */
const contactYears = 5;

/** Takes whom to call from requests that ended that long ago: whoever was not erased as a person is forgotten then. */
export const forgetContacts = ({ read, clock }: Pick<RequestDeps, 'read' | 'clock'>): Task => ({
  name: 'request.forget-contacts',
  cron: '27 3 * * *',
  run: async (_, { signal }) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - contactYears);
    while (!signal.aborted && (await read.traces.forgetEnded(before, BATCH)) === BATCH);
  },
});
