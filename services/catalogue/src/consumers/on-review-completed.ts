import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { publishReviewed } from '../card-forms/changes/publish-reviewed.js';
import type { Stores } from '../store/index.js';

/** Publishes a card as it was reviewed and translated. */
export const onReviewCompleted: Consumer<Stores> = {
  name: 'catalogue.publish-reviewed',
  subject: 'setu.review.review.completed',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { skuId, cardVersion, cardEdit, russian } = wire.ReviewCompleted.decode(payload);
    if (!isUuid(skuId)) return;
    await publishReviewed(stores, skuId, { version: cardVersion, edit: cardEdit, russian, at: new Date(occurredAt) });
  },
};
