import type { Task } from '@setu/kit/process';
import type { RequestDeps } from '../deps.js';
import { forgetPapers } from '../papers/changes/forget-papers.js';

const BATCH = 500;

/** As long as what a deal was booked by is kept: five years (Federal Law 402-FZ, article 29). */
const contactYears = 5;

/**
 * Takes whom to call from requests that ended that long ago, and from their papers: whoever was not erased as a person is
 * forgotten then.
 */
export const forgetContacts = ({ write, clock, ids }: Pick<RequestDeps, 'write' | 'clock' | 'ids'>): Task => ({
  name: 'request.forget-contacts',
  cron: '27 3 * * *',
  run: async (_, { signal }) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - contactYears);
    const forget = () =>
      write(async (stores) => {
        const requestIds = await stores.traces.forgetEnded(before, BATCH);
        await forgetPapers(stores, { requestIds }, { at: clock.now(), ids });
        return requestIds.length;
      });
    while (!signal.aborted && (await forget()) === BATCH);
  },
});
