import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Updates the user names that lists and histories show. */
export const onUserChanged: Consumer<Stores> = {
  name: 'request.user-copies',
  subject: 'setu.identity.user.changed',
  from: 'start',
  async handle(event, stores) {
    const { userId: id, companyId, ...user } = wire.UserChanged.decode(event.payload);
    await stores.people.save({ id, companyId: companyId === '' ? undefined : companyId, ...user });
  },
};
