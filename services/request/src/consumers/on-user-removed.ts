import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { handOver } from '../requests/changes/hand-over.js';
import type { Stores } from '../store/index.js';

/**
 * Hands over the requests of a manager who has left to the successor, including requests assigned to that manager
 * later. Without a successor the requests become unassigned.
 */
export const onUserRemoved: Consumer<Stores> = {
  name: 'request.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle(event, stores) {
    const { userId, heirId } = wire.UserRemoved.decode(event.payload);
    const { actorUserId, actingUserId, occurredAt } = event;
    // An event from a background task has no actor. The user then counts as the actor, because the task carries out
    // their own wish.
    const byUserId = actorUserId || userId;
    const by = { at: new Date(occurredAt), byUserId, actingUserId: actingUserId || undefined };
    const toId = await stores.departedUsers.add(userId, heirId || undefined);
    await handOver(stores, { fromId: userId, toId, ...by });
  },
};
