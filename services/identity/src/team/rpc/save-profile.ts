import { mustBeUser } from '@setu/kit/rpc';
import { refuseFields } from '../../domain/fields.js';
import { userChanged } from '../../events.js';
import { contactFailures, normaliseContact } from '../../people/domain/contact.js';
import type { Rpc } from '../../served.js';
import { readTeammate } from '../changes/read-teammate.js';

/** Stores the caller's own name and phones and publishes the change. For signed-in users. */
export const saveProfile: Rpc<'saveProfile'> =
  ({ write, clock }) =>
  async ({ phoneNumber, ...typed }, { actor }) => {
    mustBeUser(actor);
    const contact = normaliseContact({ ...typed, mobilePhone: phoneNumber });
    const { mobilePhone, ...failures } = contactFailures(contact);
    refuseFields({ ...failures, phoneNumber: mobilePhone });
    return write(async (stores) => {
      const now = clock.now();
      const member = await stores.users.setContact(actor.userId, contact, now);
      await stores.outbox.add(userChanged(member.user));
      return { teammate: await readTeammate(stores, { actor, now }, actor.userId) };
    });
  };
