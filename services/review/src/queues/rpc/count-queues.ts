import { waitsOf } from '../../applications/domain/list.js';
import type { Rpc } from '../../served.js';
import { canSee, mustBeBroker, waitingFor } from '../domain/queues.js';

/**
 * Open to the broker's users. Returns how many reviews wait for the caller. Includes the numbers of new, waiting and
 * overdue applications for callers who can view them.
 */
export const countQueues: Rpc<'countQueues'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeBroker(actor);
    const [reviewsWaiting, waiting] = await Promise.all([
      read.reviews.countWaiting(waitingFor(actor), actor.userId),
      canSee(actor, 'applications') ? read.applicationList.countWaiting(waitsOf(actor.userId, clock.now())) : undefined,
    ]);
    return {
      reviewsWaiting,
      applicationsNew: waiting?.fresh,
      applicationsWaiting: waiting?.all,
      applicationsOverdue: waiting?.overdue,
    };
  };
