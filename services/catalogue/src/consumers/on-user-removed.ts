import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** A manager works here no more: his cards are the heir's. */
export const onUserRemoved: Consumer<Stores> = {
  name: 'catalogue.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle({ payload }, { cards }) {
    const { userId, heirId } = wire.UserRemoved.decode(payload);
    await cards.handOver(userId, heirId || undefined);
  },
};
