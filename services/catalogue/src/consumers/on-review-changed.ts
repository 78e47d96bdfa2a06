import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { reviewStatusWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';

/** Stores the responsible party of a card's review, which decides who may write the card. */
export const onReviewChanged: Consumer<Stores> = {
  name: 'catalogue.review-copies',
  subject: 'setu.review.review.status_changed',
  together: true,
  from: 'start',
  async handle({ payload }, { skuReviews }) {
    const changed = wire.ReviewStatusChanged.decode(payload);
    const { reviewId, skuId, from, to, reviewerId, managerId, revision, version } = changed;
    const status = reviewStatusWord(to);
    if (status === undefined || !isUuid(reviewId) || !isUuid(skuId)) return;
    const people = { reviewerId: reviewerId || undefined, managerId: managerId || undefined };
    // A new reviewer is reported with the same status.
    const isReturned = status === 'reviewed' && from !== to;
    await skuReviews.save({ reviewId, skuId, status, ...people, revision: revision || version, isReturned });
  },
};
