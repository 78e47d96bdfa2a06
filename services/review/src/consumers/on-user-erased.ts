import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/**
 * Erases the name of an erased user from the read model, and from applications that name the user as the contact
 * person. The applications and the user's actions in reviews stay.
 */
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
