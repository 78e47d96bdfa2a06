import type { Rpc } from '../../served.js';
import { canSee, mustBeBroker, waitingFor } from '../domain/queues.js';

/**
 * Open to the broker's users. Returns how many reviews wait for the caller. Includes the number of new applications for
 * callers who can view them.
 */
export const countQueues: Rpc<'countQueues'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeBroker(actor);
    const [reviewsWaiting, applicationsNew] = await Promise.all([
      read.reviews.countWaiting(waitingFor(actor), actor.userId),
      canSee(actor, 'applications') ? read.applications.count(['new']) : undefined,
    ]);
    return { reviewsWaiting, applicationsNew };
  };
