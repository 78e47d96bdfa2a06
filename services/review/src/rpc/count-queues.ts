import type { Call } from '@setu/kit/rpc';
import type { CountQueuesRequest, CountQueuesResponse } from '@setu/proto/review';
import type { ReviewDeps } from '../deps.js';
import { mustBeBroker, sees, waitingFor } from '../domain/rights.js';

/** Brokers: how many reviews wait for the caller and, for those who see them, how many applications are new. */
export const countQueues =
  ({ read }: ReviewDeps) =>
  async (_: CountQueuesRequest, { actor }: Call): Promise<CountQueuesResponse> => {
    mustBeBroker(actor);
    const [reviewsWaiting, applicationsNew] = await Promise.all([
      read.reviews.countWaiting(waitingFor(actor), actor.userId),
      sees(actor, 'applications') ? read.applications.count(['new']) : undefined,
    ]);
    return { reviewsWaiting, applicationsNew };
  };
