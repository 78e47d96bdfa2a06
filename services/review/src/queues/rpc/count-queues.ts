import type { Rpc } from '../../served.js';
import { mustBeBroker, sees, waitingFor } from '../domain/queues.js';

/** Brokers: how many reviews wait for the caller and, for those who see them, how many applications are new. */
export const countQueues: Rpc<'countQueues'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeBroker(actor);
    const [reviewsWaiting, applicationsNew] = await Promise.all([
      read.reviews.countWaiting(waitingFor(actor), actor.userId),
      sees(actor, 'applications') ? read.applications.count(['new']) : undefined,
    ]);
    return { reviewsWaiting, applicationsNew };
  };
