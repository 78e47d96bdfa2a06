import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/**
 * Assigns a manager's cards to their successor when the manager loses the role or is disabled. Cards that the manager
 * gets afterwards stay theirs.
 */
export const onUserSteppedDown: Consumer<Stores> = {
  name: 'catalogue.step-down',
  subject: 'setu.identity.user.stepped_down',
  from: 'start',
  async handle({ payload }, { cards, departedUsers }) {
    const { userId, heirId: successorId, fromManaging } = wire.UserSteppedDown.decode(payload);
    if (fromManaging) await cards.handOver(userId, await departedUsers.handOverTo(successorId));
  },
};
