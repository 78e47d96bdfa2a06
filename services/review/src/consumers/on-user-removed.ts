import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { assignReviews } from '../reviews/changes/assign-reviews.js';
import type { Stores } from '../store/index.js';

/**
 * Moves the open reviews and the applications of a departed user to their successor. Publishes an event for each review
 * that gets another reviewer.
 */
export const onUserRemoved: Consumer<Stores> = {
  name: 'review.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle({ payload }, stores) {
    const { userId, heirId } = wire.UserRemoved.decode(payload);
    const to = await stores.departedUsers.add(userId, heirId || undefined);
    await stores.cards.handOver(userId, to);
    await assignReviews(stores, userId, to);
    await stores.reviews.assignManaged(userId, to);
    await stores.applications.handOver(userId, to);
  },
};
