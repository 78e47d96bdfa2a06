import type { Handlers } from '@setu/kit/rpc';
import type { ReviewService } from '@setu/proto/review';
import type { ReviewDeps } from '../deps.js';
import { countQueues } from './count-queues.js';
import { listApplications } from './list-applications.js';
import { listReviews } from './list-reviews.js';

export const handlers = (deps: ReviewDeps): Handlers<typeof ReviewService> => ({
  countQueues: countQueues(deps),
  listReviews: listReviews(deps),
  listApplications: listApplications(deps),
});
