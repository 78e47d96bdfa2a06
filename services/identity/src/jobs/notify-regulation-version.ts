import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { tellOfRegulation } from '../regulations/changes/notify-of-regulation.js';
import { tellEditionTask } from '../regulations/changes/publish-version.js';

const asked = z.object({ number: z.number().int() });
const BATCH = 100;
const LEAST = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies every company that may trade of a new version of the regulation, a hundred per transaction. Each is notified
 * once, however often the task runs.
 */
export const tellEdition = ({ read, write }: IdentityDeps): Task => ({
  name: tellEditionTask,
  run: async (payload, { signal }) => {
    const edition = await read.editions.byNumber(asked.parse(payload).number);
    if (edition === undefined) return;
    const told = { edition, type: 'regulation_published', eventId: edition.eventId, at: edition.publishedAt } as const;
    let after = LEAST;
    while (!signal.aborted) {
      const companies = await read.editions.lapsing(after, BATCH);
      await write(async (stores) => {
        for (const companyId of companies) await tellOfRegulation(stores, { ...told, companyId });
      });
      after = companies.at(-1) ?? after;
      if (companies.length < BATCH) return;
    }
  },
});
