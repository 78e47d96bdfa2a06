import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** A manager is one no more, or not for now: his cards are the heir's. What he is given later is his. */
export const onUserSteppedDown: Consumer<Stores> = {
  name: 'catalogue.step-down',
  subject: 'setu.identity.user.stepped_down',
  from: 'start',
  async handle({ payload }, { cards, leavers }) {
    const { userId, heirId, fromManaging } = wire.UserSteppedDown.decode(payload);
    if (fromManaging) await cards.handOver(userId, await leavers.pass(heirId));
  },
};
