import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { lookAgain } from '../substitutions/changes/end-substitution.js';
import { tellBegun, tellSubstitution } from '../substitutions/changes/notify-of-substitution.js';

const BATCH = 50;

/**
 * Notifies both users that a substitution has begun or that its last day is over. The right to act for the other user
 * does not depend on this task, because every call checks it.
 */
export const tellSubstitutions = ({ write, clock }: IdentityDeps): Task => ({
  name: 'identity.tell-substitutions',
  cron: '* * * * *',
  run: async (_, { signal }) => {
    const untilDone = async (tell: () => Promise<number>): Promise<void> => {
      while (!signal.aborted && (await tell()) === BATCH);
    };
    await untilDone(() =>
      write(async (stores) => {
        const now = clock.now();
        const begun = await stores.substitutions.lockUntold('begin', now, BATCH);
        for (const substitution of begun) await tellBegun(stores, substitution, now);
        return begun.length;
      }),
    );
    await untilDone(() =>
      write(async (stores) => {
        const now = clock.now();
        const over = await stores.substitutions.lockUntold('end', now, BATCH);
        for (const substitution of over) {
          await stores.substitutions.setTold(substitution.id, 'end', now);
          await lookAgain(stores, substitution.id);
          await tellSubstitution(stores, substitution, { type: 'substitution_finished', at: substitution.endsAt });
        }
        return over.length;
      }),
    );
  },
});
