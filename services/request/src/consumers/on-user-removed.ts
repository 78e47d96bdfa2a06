import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { handOver } from '../requests/changes/hand-over.js';
import type { Stores } from '../store/index.js';

/** A manager works here no more: his requests are the heir's, and what is given to him later too; without one they are anybody's again. */
export const onUserRemoved: Consumer<Stores> = {
  name: 'request.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle(event, stores) {
    const { userId, heirId } = wire.UserRemoved.decode(event.payload);
    const { actorUserId, actingUserId, occurredAt } = event;
    // A task that did it at the person's own wish is nobody.
    const byUserId = actorUserId || userId;
    const by = { at: new Date(occurredAt), byUserId, actingUserId: actingUserId || undefined };
    const toId = await stores.leavers.keep(userId, heirId || undefined);
    await handOver(stores, { fromId: userId, toId, ...by });
  },
};
