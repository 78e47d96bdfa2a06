import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { assignReviews } from '../reviews/changes/assign-reviews.js';
import type { Stores } from '../store/index.js';

/**
 * Moves the work of a user who stops being a manager or reviewer, even temporarily, to their successor. The user keeps
 * work assigned later.
 */
export const onUserSteppedDown: Consumer<Stores> = {
  name: 'review.step-down',
  subject: 'setu.identity.user.stepped_down',
  from: 'start',
  async handle({ payload }, stores) {
    const { userId, heirId, fromManaging, fromReviewing } = wire.UserSteppedDown.decode(payload);
    const to = await stores.departedUsers.handOverTo(heirId);
    if (fromReviewing) await assignReviews(stores, userId, to);
    if (!fromManaging) return;
    await stores.cards.handOver(userId, to);
    await stores.reviews.assignManaged(userId, to);
    await stores.applications.handOver(userId, to);
  },
};
