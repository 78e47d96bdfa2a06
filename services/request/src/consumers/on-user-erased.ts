import { systemIds } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { erasePerson } from '../own-data/changes/erase-person.js';
import type { Stores } from '../store/index.js';

/**
 * Erases a user's personal data. Deals remain without the user's name and contacts. Data that only the user saw is
 * deleted.
 */
export const onUserErased: Consumer<Stores> = {
  name: 'request.forget-people',
  subject: 'setu.identity.user.erased',
  from: 'start',
  async handle(event, stores) {
    const { userId, companyId, emailSha256 } = wire.UserErased.decode(event.payload);
    await erasePerson(stores, {
      userId,
      companyId,
      emailSha256,
      at: new Date(event.occurredAt),
      ids: systemIds,
    });
  },
};
