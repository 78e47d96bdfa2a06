import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Whoever works here no more has no reviews and no applications left: they are the heir's. */
export const onUserRemoved: Consumer<Stores> = {
  name: 'review.hand-over',
  subject: 'setu.identity.user.removed',
  from: 'start',
  async handle({ payload }, { reviews, applications, cards, leavers }) {
    const { userId, heirId } = wire.UserRemoved.decode(payload);
    const to = await leavers.keep(userId, heirId || undefined);
    await cards.handOver(userId, to);
    await reviews.handOver(userId, to);
    await applications.handOver(userId, to);
  },
};
