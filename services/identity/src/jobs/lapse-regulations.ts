import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { companyChanged } from '../events.js';
import { notifyOfRegulation } from '../regulations/changes/notify-of-regulation.js';
import { lapseTask } from '../regulations/changes/publish-version.js';

const BATCH = 100;

/**
 * Ends the right to trade of companies that have not signed the newest version of the regulation in time. Notifies them
 * and publishes the events. Runs at the end of the grace period, and every ten minutes for missed runs.
 */
export const lapseRegulations = ({ read, write, clock, ids }: IdentityDeps): Task => ({
  name: lapseTask,
  cron: '*/10 * * * *',
  run: async (_, { signal }) => {
    const now = clock.now();
    const version = await read.regulationVersions.newest();
    let companies = await read.regulationVersions.lapsed(now, BATCH);
    while (!signal.aborted && companies.length > 0) {
      for (const companyId of companies) {
        await write(async (stores) => {
          if (!(await stores.regulationVersions.lapse(companyId, now))) return;
          const company = await stores.companies.summary(companyId);
          if (company !== undefined) await stores.outbox.add(companyChanged(company));
          const notification = { companyId, type: 'regulation_lapsed', eventId: ids.id(), at: now } as const;
          if (version !== undefined) await notifyOfRegulation(stores, { ...notification, version });
        });
      }
      companies = await read.regulationVersions.lapsed(now, BATCH);
    }
  },
});
