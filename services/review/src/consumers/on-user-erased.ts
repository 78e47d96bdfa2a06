import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Nothing may be kept about a person: what he did in reviews, and applications he was to be called about, stay without him. */
export const onUserErased: Consumer<Stores> = {
  name: 'review.forget-people',
  subject: 'setu.identity.user.erased',
  from: 'start',
  async handle({ payload }, { people, applications }) {
    const { userId, emailSha256 } = wire.UserErased.decode(payload);
    await people.forgetUser(userId);
    await applications.forgetContact(emailSha256);
  },
};
