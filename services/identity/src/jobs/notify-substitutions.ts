import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { refreshSessions } from '../substitutions/changes/end-substitution.js';
import { notifyOfStart, notifyOfSubstitution } from '../substitutions/changes/notify-of-substitution.js';

const BATCH = 50;

/**
 * Notifies both users that a substitution has begun or that its last day is over. The right to act for the other user
 * does not depend on this task, because every call checks it.
 */
export const notifySubstitutions = ({ write, clock }: IdentityDeps): Task => ({
  name: 'identity.tell-substitutions',
  cron: '* * * * *',
  run: async (_, { signal }) => {
    const untilDone = async (notifyBatch: () => Promise<number>): Promise<void> => {
      while (!signal.aborted && (await notifyBatch()) === BATCH);
    };
    await untilDone(() =>
      write(async (stores) => {
        const now = clock.now();
        const started = await stores.substitutions.lockUnnotified('begin', now, BATCH);
        for (const substitution of started) await notifyOfStart(stores, substitution, now);
        return started.length;
      }),
    );
    await untilDone(() =>
      write(async (stores) => {
        const now = clock.now();
        const over = await stores.substitutions.lockUnnotified('end', now, BATCH);
        for (const substitution of over) {
          await stores.substitutions.setNotified(substitution.id, 'end', now);
          await refreshSessions(stores, substitution.id);
          await notifyOfSubstitution(stores, substitution, { type: 'substitution_finished', at: substitution.endsAt });
        }
        return over.length;
      }),
    );
  },
});
