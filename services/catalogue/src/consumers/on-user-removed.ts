import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Assigns the cards of a departed manager to their successor. */
export const onUserRemoved: Consumer<Stores> = {
  name: 'catalogue.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle({ payload }, { cards, departedUsers }) {
    const { userId, heirId: successorId } = wire.UserRemoved.decode(payload);
    const to = await departedUsers.add(userId, successorId || undefined);
    await cards.handOver(userId, to);
  },
};
