import { readPage } from '@setu/kit/core';
import type * as wire from '@setu/proto/review/reviews';
import { reviewStatusWord, wireReviewStatus } from '@setu/proto/wire-words';
import { reviewStatuses } from '@setu/proto/words';
import { knownWords } from '../../domain/known-words.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import type { ListedReview } from '../domain/review.js';

/** Managers, seniors and reviewers: reviews, newest first. */
export const listReviews: Rpc<'listReviews'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustSee(actor, 'reviews');
    const page = readPage(request.page, { limit: 10 });
    const statuses = knownWords(reviewStatuses, request.statuses.map(reviewStatusWord));
    const { reviews, total } = await read.reviews.list(statuses, page);
    return { reviews: reviews.map(toWire), total };
  };

const toWire = (review: ListedReview): wire.ReviewRow => ({
  id: review.id,
  skuId: review.skuId,
  name: review.name,
  supplierId: review.supplierId,
  supplierName: review.supplierName,
  status: wireReviewStatus(review.status),
  reviewerId: review.reviewerId ?? '',
  reviewerName: review.reviewerName,
  managerId: review.managerId ?? '',
  managerName: review.managerName,
  createdAt: review.createdAt.toISOString(),
});
