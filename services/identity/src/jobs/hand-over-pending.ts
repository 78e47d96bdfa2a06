import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { settleHandover } from '../team/changes/settle-handover.js';

/** Hands over the work of users who were disabled before a successor was required, each in a separate transaction. */
export const handOverPending = (deps: IdentityDeps): Task => ({
  name: 'identity.hand-over-owed',
  cron: '23 * * * *',
  atStart: true,
  run: async (_, { signal }) => {
    for (const userId of await deps.read.pendingHandovers.all())
      if (!signal.aborted) await settleHandover(deps, userId);
  },
});
