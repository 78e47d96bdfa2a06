import { overdueBefore } from '@setu/proto/application-term';
import type { Rpc } from '../../served.js';
import { canSee, mustBeBroker, waitingFor } from '../domain/queues.js';

/**
 * Open to the broker's users. Returns how many reviews wait for the caller. Includes the numbers of new and of
 * overdue applications for callers who can view them.
 */
export const countQueues: Rpc<'countQueues'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeBroker(actor);
    const [reviewsWaiting, fresh] = await Promise.all([
      read.reviews.countWaiting(waitingFor(actor), actor.userId),
      canSee(actor, 'applications') ? read.applications.countNew(overdueBefore(clock.now())) : undefined,
    ]);
    return { reviewsWaiting, applicationsNew: fresh?.all, applicationsOverdue: fresh?.overdue };
  };
