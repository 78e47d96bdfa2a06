import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { notifyOfRegulation } from '../regulations/changes/notify-of-regulation.js';
import { notifyVersionTask } from '../regulations/changes/publish-version.js';

const payloadShape = z.object({ number: z.number().int() });
const BATCH = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies every company that may trade of a new version of the regulation, a hundred per transaction. Each is notified
 * once, however often the task runs.
 */
export const notifyRegulationVersion = ({ read, write }: IdentityDeps): Task => ({
  name: notifyVersionTask,
  run: async (payload, { signal }) => {
    const version = await read.regulationVersions.byNumber(payloadShape.parse(payload).number);
    if (version === undefined) return;
    const notification = {
      version,
      type: 'regulation_published',
      eventId: version.eventId,
      at: version.publishedAt,
    } as const;
    let after = FIRST_ID;
    while (!signal.aborted) {
      const companies = await read.regulationVersions.lapsing(after, BATCH);
      await write(async (stores) => {
        for (const companyId of companies) await notifyOfRegulation(stores, { ...notification, companyId });
      });
      after = companies.at(-1) ?? after;
      if (companies.length < BATCH) return;
    }
  },
});
