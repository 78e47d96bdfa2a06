import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { handOver } from '../requests/changes/hand-over.js';
import type { Stores } from '../store/index.js';

/** A manager is one no more, or not for now: his requests are the heir's. What he is given later is his. */
export const onUserSteppedDown: Consumer<Stores> = {
  name: 'request.step-down',
  subject: 'setu.identity.user.stepped_down',
  from: 'start',
  async handle(event, stores) {
    const { userId, heirId, fromManaging } = wire.UserSteppedDown.decode(event.payload);
    if (!fromManaging) return;
    const { actorUserId, actingUserId, occurredAt } = event;
    // A task that did it at the person's own wish is nobody.
    const byUserId = actorUserId || userId;
    const by = { at: new Date(occurredAt), byUserId, actingUserId: actingUserId || undefined };
    await handOver(stores, { fromId: userId, toId: await stores.leavers.pass(heirId), ...by });
  },
};
