import type { Task } from '@setu/kit/process';
import type { RequestDeps } from '../deps.js';
import { eraseFromDocuments } from '../documents/changes/erase-from-documents.js';

const BATCH = 500;

/** Accounting records of a deal are retained for five years (Federal Law 402-FZ, article 29). */
const contactYears = 5;

/**
 * Removes the contact from requests that ended more than five years ago, and from their documents. This covers people
 * who never requested erasure.
 */
export const eraseContacts = ({ write, clock, ids }: Pick<RequestDeps, 'write' | 'clock' | 'ids'>): Task => ({
  name: 'request.forget-contacts',
  cron: '27 3 * * *',
  run: async (_, { signal }) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - contactYears);
    const eraseBatch = () =>
      write(async (stores) => {
        const requestIds = await stores.traces.eraseEnded(before, BATCH);
        await eraseFromDocuments(stores, { requestIds }, { at: clock.now(), ids });
        return requestIds.length;
      });
    while (!signal.aborted && (await eraseBatch()) === BATCH);
  },
});
