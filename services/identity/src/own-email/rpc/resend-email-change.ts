import { notFound } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { changeMessage } from '../changes/change-message.js';
import { limitLinkEmails, sendLinks } from '../changes/send-links.js';
import { isWaiting } from '../domain/email-change.js';

/**
 * Sends new links to the mailboxes that have not confirmed the caller's change, valid for another day. For signed-in
 * users acting as themselves.
 */
export const resendEmailChange: Rpc<'resendEmailChange'> =
  (deps) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    return deps.write(async (stores) => {
      const now = deps.clock.now();
      const present = (await stores.users.byId(userId))?.user.email;
      await limitLinkEmails(stores, userId, now);
      const waiting = await stores.emailChanges.lockOfUser(userId);
      if (present === undefined || !isWaiting(waiting, now)) throw notFound();
      return changeMessage(present, await sendLinks(stores, { change: waiting, present }, deps), now);
    });
  };
