import { readPage } from '@setu/kit/core';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { mustSee } from '../../queues/domain/queues.js';
import { managerRoles, reviewerRoles } from '../../read-models/domain/staff.js';
import type { Rpc } from '../../served.js';
import { readReviewList } from '../../wire/read-review-list.js';
import { rowView } from '../../wire/review-view.js';

/**
 * Open to managers, senior managers and reviewers. Lists the matching reviews. By default, queues begin with the longest
 * wait and other lists with the newest review.
 */
export const listReviews: Rpc<'listReviews'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustSee(actor, 'reviews');
    const { limit, offset } = readPage(request.page, { limit: 10 });
    const query = readReviewList(actor, request);
    const { reviews, total, counts, queued } = await read.reviews.list({ ...query, limit, offset });
    const [reviewers, managers, loads] = await Promise.all([
      read.staff.withRoles(reviewerRoles),
      read.staff.withRoles(managerRoles),
      read.reviews.openByReviewer(),
    ]);
    const [waitingForCaller = 0, withoutReviewer = 0] = queued;
    return {
      ...{ waitingForCaller, withoutReviewer },
      ...{ reviews: reviews.map((review) => rowView(actor, review)), total, reviewers, managers },
      counts: counts.map(({ status, count }) => ({ status: wireReviewStatus(status), count })),
      reviewerLoads: Object.fromEntries(reviewers.flatMap(({ id }) => (loads[id] ? [[id, loads[id]]] : []))),
    };
  };
