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
    const { reviewId, skuId, to, reviewerId, managerId, revision, version } = wire.ReviewStatusChanged.decode(payload);
    const status = reviewStatusWord(to);
    if (status === undefined || !isUuid(reviewId) || !isUuid(skuId)) return;
    const people = { reviewerId: reviewerId || undefined, managerId: managerId || undefined };
    await skuReviews.save({ reviewId, skuId, status, ...people, revision: revision || version });
  },
};
