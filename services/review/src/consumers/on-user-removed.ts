import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { reviewStatusChanged } from '../events.js';
import type { Stores } from '../store/index.js';

/** Whoever works here no more has no reviews and no applications left: they are the heir's, which is told of each review that has another reviewer. */
export const onUserRemoved: Consumer<Stores> = {
  name: 'review.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle({ payload }, { reviews, applications, cards, leavers, outbox }) {
    const { userId, heirId } = wire.UserRemoved.decode(payload);
    const to = await leavers.keep(userId, heirId || undefined);
    await cards.handOver(userId, to);
    for (const review of await reviews.handOver(userId, to)) {
      const card = await cards.find(review.skuId);
      await outbox.add(reviewStatusChanged(review, review.status, card?.name ?? { en: '', ru: '' }));
    }
    await applications.handOver(userId, to);
  },
};
