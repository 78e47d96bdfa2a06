import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { handOver } from '../requests/changes/hand-over.js';
import type { Stores } from '../store/index.js';

/**
 * Hands over the requests of a user who stops managing, for good or for now, to the successor. Requests assigned to the
 * user later remain with them.
 */
export const onUserSteppedDown: Consumer<Stores> = {
  name: 'request.step-down',
  subject: 'setu.identity.user.stepped_down',
  from: 'start',
  async handle(event, stores) {
    const { userId, heirId, fromManaging } = wire.UserSteppedDown.decode(event.payload);
    if (!fromManaging) return;
    const { actorUserId, actingUserId, occurredAt } = event;
    // Events from background tasks have no actor. In that case the user counts as the actor, because the task carries
    // out the user's own decision.
    const byUserId = actorUserId || userId;
    const by = { at: new Date(occurredAt), byUserId, actingUserId: actingUserId || undefined };
    await handOver(stores, { fromId: userId, toId: await stores.departedUsers.handOverTo(heirId), ...by });
  },
};
