import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { erasePerson } from '../own-erasure/changes/erase-person.js';

const BATCH = 50;

/**
 * Erases the users whose erasure is due, each in a separate transaction. An erasure interrupted by a crash starts
 * again.
 */
export const erasePeople = (deps: IdentityDeps): Task => ({
  name: 'identity.erase-people',
  cron: '7 * * * *',
  run: async (_, { signal }) => {
    let due: string[];
    do {
      due = await deps.read.erasures.due(deps.clock.now(), BATCH);
      for (const userId of due) if (!signal.aborted) await erasePerson(deps, userId);
    } while (!signal.aborted && due.length === BATCH);
  },
});
